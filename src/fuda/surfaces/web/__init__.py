"""What listens on a port? The service behind HTTP and WebSocket; no rules and no decisions of its own."""
