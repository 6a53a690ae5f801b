/**
 * Where texts come from: Fluent files, the same as in the terminal.
 *
 * The texts of the games of this distribution are built into the client, each loaded when it is
 * needed. A game that was installed beside it is unknown to the build: its texts come from the server.
 */
import { get, Refusal } from "../net/http.ts";

/** "" is the game itself; the other parts are read by those who ask for them. */
export type TextPart = "" | "rules" | "lessons" | "tables";

type Files = Record<string, () => Promise<string>>;

const common: Files = import.meta.glob<string>("../../../src/teahouse/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const ofGames: Files = import.meta.glob<string>(
  [
    "../../../src/teahouse/games/*/locales/*.ftl",
    "!../../../src/teahouse/games/*/locales/*-lobby.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** Name, one sentence, duration: the lobby needs those of all games at once, and they are short. */
const lobby = import.meta.glob<string>("../../../src/teahouse/games/*/locales/*-lobby.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The sources of the interface, and what the lobby says of every game that is built in. */
export async function interfaceSources(language: string): Promise<string[]> {
  const paths = ["house", "web"].map((name) => `../../../src/teahouse/locales/${language}/${name}`);
  const own = await Promise.all(paths.map(async (path) => (await common[`${path}.ftl`]?.()) ?? ""));
  const ofLanguage = Object.entries(lobby).filter(([path]) =>
    path.endsWith(`/${language}-lobby.ftl`),
  );
  return [...own, ...ofLanguage.map(([, source]) => source)];
}

/** The sources of a game. What the server sends for a game that is not built in has all parts. */
export async function gameSources(
  language: string,
  game: string,
  parts: readonly TextPart[] = [""],
): Promise<string[]> {
  if (!isBuiltIn(game)) return [await sourceOfServer(language, game)];
  const paths = parts.map((part) => fileOf(game, part ? `${language}-${part}` : language));
  return Promise.all(paths.map(async (path) => (await ofGames[path]?.()) ?? ""));
}

/** Are there texts of this game in the client? */
export function isBuiltIn(game: string): boolean {
  return fileOf(game, "en") in ofGames;
}

function fileOf(game: string, name: string): string {
  return `../../../src/teahouse/games/${game}/locales/${name}.ftl`;
}

const fromServer = new Map<string, Promise<string>>();

function sourceOfServer(language: string, game: string): Promise<string> {
  const path = `/api/games/${encodeURIComponent(game)}/texts/${language}`;
  const known = fromServer.get(path);
  if (known) return known;
  const asked = get<string>(path).catch((error: unknown) => {
    fromServer.delete(path); // tried again the next time
    if (error instanceof Refusal) return "";
    throw error;
  });
  fromServer.set(path, asked);
  return asked;
}
