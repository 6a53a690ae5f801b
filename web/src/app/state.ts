/** What the whole client shares: the server's games, me, the texts, the connection. */
import { effect, signal } from "@preact/signals";
import { Connection } from "../net/connection.ts";
import { get, post, put, Refusal } from "../net/http.ts";
import type { GameView, OwnAccount, ServerView } from "../protocol/messages.ts";
import { gameSources, interfaceSources, isBuiltIn } from "../text/sources.ts";
import { type Params, Texts } from "../text/texts.ts";
import { changeSettings, mergeSettings, settings } from "./settings.ts";

export const serverInfo = signal<ServerView | null>(null);
export const me = signal<OwnAccount | null>(null);
export const texts = signal<Texts | null>(null);

/** A text of the interface, in the chosen language. */
export function t(id: string, params: Params = {}): string {
  return texts.value?.say(id, params) ?? "";
}

let wantedTexts = "";

/** The texts of the interface; with those of games that are not built in, once those are known. */
effect(() => {
  const { language } = settings.value;
  const games = (serverInfo.value?.games ?? []).map((game) => game.name);
  const outside = games.filter((game) => !isBuiltIn(game));
  const wanted = [language, ...outside].join(" ");
  if (wanted === wantedTexts) return;
  wantedTexts = wanted;
  const sources = [interfaceSources(language), ...outside.map((one) => gameSources(language, one))];
  void Promise.all(sources).then((found) => {
    if (wantedTexts === wanted) texts.value = new Texts(language, found.flat());
  });
});

export const connection = new Connection(
  (onMessage, onClose) => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/socket`);
    socket.onmessage = (event) => onMessage(String(event.data));
    socket.onclose = onClose;
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  {
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  },
);
addEventListener("online", () => connection.retry());

export function isSignedIn(): boolean {
  return me.value !== null && me.value.role !== "stranger";
}

export function gameInfo(name: string): GameView | undefined {
  return serverInfo.value?.games.find((game) => game.name === name);
}

export async function connectToServer(): Promise<void> {
  const [seen, who] = await Promise.all([
    get<ServerView>("/api/house"),
    get<OwnAccount>("/api/me"),
  ]);
  serverInfo.value = seen;
  await setPerson(who);
  connection.start();
}

/** Another person uses this browser now: the socket must be opened under that identity. */
export async function setPerson(who: OwnAccount): Promise<void> {
  const before = me.value;
  me.value = who;
  if (isSignedIn()) await loadAccountSettings();
  if (before && before.role !== who.role) connection.reconnect();
}

export async function signInAsGuest(name: string): Promise<void> {
  await setPerson(await post<OwnAccount>("/api/me", { name }));
}

let fromHouse = false;

/** An account's settings come along to every browser. */
async function loadAccountSettings(): Promise<void> {
  try {
    const kept = await get<Record<string, unknown>>("/api/me/preferences");
    fromHouse = true;
    changeSettings(mergeSettings(kept, settings.value));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  fromHouse = false;
}

export function syncSettings(): void {
  let first = true;
  effect(() => {
    const wanted = settings.value;
    if (!first && !fromHouse && me.peek() && isSignedIn()) {
      put("/api/me/preferences", wanted).catch(() => {}); // this browser has stored them anyway
    }
    first = false;
  });
}

/** The bot that sits down where nobody asked for another: a fair opponent, not the strongest. */
export function defaultBot(game: GameView | undefined): string {
  const bots = game?.bots ?? [];
  return bots.find((name) => name === "skilled") ?? bots.at(-1) ?? "random";
}
