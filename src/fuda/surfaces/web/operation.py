"""How is the server watched? Whether it is there, whether players can come, and its figures."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from fuda.service.messages import schema
from fuda.surfaces.web.described import described
from fuda.surfaces.web.gate import host_of

Asked = Request[Any, Any, Any]
NOT_YET: Final = ResponseSpec(dict[str, str], description="Players cannot come now", generate_examples=False)


@get("/healthz", sync_to_thread=False, opt={"needs": "GET /healthz"})
def healthz() -> dict[str, str]:
    """The process is there."""
    return {"status": "ok"}


@get("/readyz", sync_to_thread=False, opt={"needs": "GET /readyz"}, responses={503: NOT_YET})
def readyz(request: Asked) -> Response[dict[str, str]]:
    """All games are known, the database can be reached, and players can come."""
    host = host_of(request)
    if not host.is_ready:
        return Response({"status": "starting"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    if host.store.is_away:
        return Response({"status": "no database"}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"status": "ready"}, status_code=HTTP_200_OK)


@get("/metrics", sync_to_thread=False, media_type=MediaType.TEXT, opt={"needs": "GET /metrics"})
def metrics(request: Asked) -> str:
    """Figures for Prometheus."""
    host = host_of(request)
    service = host.service
    going = len([1 for each in service.tables.values() if each.over_at is None])
    return host.metrics.text(
        {
            "fuda_games": going,
            "fuda_games_asleep": len(service.asleep),
            "fuda_rooms": len(service.rooms),
            "fuda_people": len(service.people),
            "fuda_bot_queue": host.bots.waiting,
        }
    )


@get("/api/schema", sync_to_thread=False, opt={"needs": "GET /api/schema"})
def protocol() -> dict[str, Any]:
    """The JSON schema of all messages of the WebSocket."""
    return schema()


@get("/api/openapi", sync_to_thread=False, include_in_schema=False, opt={"needs": "GET /api/openapi"})
def openapi(request: Asked) -> dict[str, Any]:
    """The description of all addresses."""
    state = request.app.state
    if "described" not in state:
        state.described = described(request.app)
    found: dict[str, Any] = state.described
    return found


HANDLERS: Final = (healthz, readyz, metrics, protocol, openapi)
