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
let opening = 0; // how often it was opened
let elsewhere = ""; // the process to which the line leads, where it is not the one from which the page came
const shunned = new Map<string, number>(); // processes that could not be reached, and until when they are left alone

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

// Another process of the same server has what is asked for: the line leads there from now on, and whoever calls this
// asks again with sendLater. False where it leads there already, or that process could not be reached a moment ago.
export function follow(address: string): boolean {
  const origin = URL.canParse(address) ? new URL(address).origin : "";
  const there = origin === location.origin ? "" : origin;
  if (!origin || there === elsewhere || (shunned.get(there) ?? 0) > Date.now()) return false;
  elsewhere = there;
  const old = socket;
  socket = null;
  old?.close();
  attempt = 0;
  void open();
  return true;
}

async function open(): Promise<void> {
  const mine = (opening += 1);
  line.state = "opening";
  clearTimeout(timer);
  try {
    await signedIn();
  } catch {
    if (mine === opening) failed();
    return;
  }
  if (mine !== opening) return; // the line leads elsewhere by now
  const there = elsewhere;
  const address = `${(there || location.origin).replace(/^http/, "ws")}/ws`;
  const made = new WebSocket(address);
  socket = made;
  made.onmessage = (event) => {
    if (socket !== made) return;
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
    if (there && line.state === "opening") {
      // It cannot be reached, or does not know who this is: back to where the page came from.
      shunned.set(there, Date.now() + 10_000);
      elsewhere = "";
    } else if (event.code === 4401) localStorage.removeItem("fuda-guest");
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
