// The line to the server: signs in as a guest, connects again by itself, and hands each message to who listens.

type Message = { type: string; [key: string]: any };
type Listener = (message: Message) => void;

export const line = $state({ state: "closed" as "closed" | "opening" | "open", person: "", name: "", games: [] as string[], since: 0 });

const listeners = new Set<Listener>();
let socket: WebSocket | null = null;
let waiting: string[] = [];
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let wanted = false;

export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function send(message: Message): boolean {
  const frame = JSON.stringify(message);
  if (socket?.readyState === WebSocket.OPEN && line.state === "open") {
    socket.send(frame);
    return true;
  }
  connect();
  return false;
}

// Sent now, or as soon as there is a connection.
export function sendLater(message: Message): void {
  if (!send(message)) waiting.push(JSON.stringify(message));
}

export function connect(): void {
  wanted = true;
  if (socket || line.state === "opening") return;
  void open();
}

async function open(): Promise<void> {
  line.state = "opening";
  clearTimeout(timer);
  try {
    await signedIn();
  } catch {
    failed();
    return;
  }
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
  const made = new WebSocket(address);
  socket = made;
  made.onmessage = (event) => {
    const message = JSON.parse(event.data) as Message;
    if (message.type === "welcome") {
      line.state = "open";
      line.person = message.person;
      line.name = message.name ?? message.person;
      line.games = message.games;
      attempt = 0;
      const later = waiting;
      waiting = [];
      for (const frame of later) made.send(frame);
    }
    for (const each of [...listeners]) each(message);
  };
  made.onclose = (event) => {
    if (socket !== made) return;
    socket = null;
    if (event.code === 4401) localStorage.removeItem("fuda-guest");
    failed();
  };
}

function failed(): void {
  socket = null;
  line.state = "closed";
  if (!wanted) return;
  attempt += 1;
  line.since = line.since || Date.now();
  // The first try comes at once: most breaks are short.
  timer = setTimeout(() => void open(), Math.min(8000, attempt === 1 ? 50 : 250 * 2 ** Math.min(attempt, 5)));
}

let signing: Promise<void> | undefined;

// Whoever comes for the first time becomes a guest, once.
export function signedIn(): Promise<void> {
  if (localStorage.getItem("fuda-guest")) return Promise.resolve();
  signing ??= signIn().finally(() => (signing = undefined));
  return signing;
}

async function signIn(): Promise<void> {
  const answer = await fetch("/api/guest", { method: "POST" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  localStorage.setItem("fuda-guest", ((await answer.json()) as { person: string }).person);
}

export function cut(): void {
  socket?.close();
}

addEventListener("online", () => {
  if (wanted && !socket) void open();
});
