/** Requests to the server. A problem becomes an `Error` that carries the reason. */
import type { HttpProblem, Why } from "../protocol/messages.ts";

export class Refusal extends Error {
  constructor(
    readonly why: Why,
    readonly status: number,
  ) {
    super(why.key);
  }
}

/** The server could not be reached at all. */
export const SERVER_AWAY: Why = { key: "house-away", rule: "", params: {} };

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetchFromServer(method, path, body);
  if (!answer.ok) throw new Refusal(await whyOf(answer), answer.status);
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  const json = answer.headers.get("content-type")?.includes("json");
  return (json ? JSON.parse(text) : text) as T;
}

/** The response, whatever its status; `Refusal` only if there is none. */
export async function fetchFromServer(
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  try {
    return await fetch(path, init);
  } catch {
    throw new Refusal(SERVER_AWAY, 0);
  }
}

async function whyOf(answer: Response): Promise<Why> {
  try {
    return ((await answer.json()) as HttpProblem).why;
  } catch {
    return { key: "broken", rule: "", params: {} };
  }
}

export const get = <T>(path: string) => request<T>("GET", path);
export const post = <T>(path: string, body?: unknown) => request<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown) => request<T>("PUT", path, body);
export const remove = <T>(path: string, body?: unknown) => request<T>("DELETE", path, body);

/** An id for a command: unique among this person's own. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
