import type { Stack } from "../../../scripts/stack/stack.ts";
import { makeRandomIp } from "./attack.ts";

/** A call in somebody's name. */
export type CallAs = (method: "GET" | "POST", path: string, body?: object) => Promise<Response>;

/** Calls the API as a page of ours would, with a session or without. */
export const makeCaller =
  ({ apiOrigin, webOrigin }: Pick<Stack, "apiOrigin" | "webOrigin">) =>
  (cookie = ""): CallAs =>
  (method, path, body) =>
    fetch(apiOrigin + path, {
      method,
      headers: {
        origin: webOrigin,
        cookie,
        "x-forwarded-for": makeRandomIp(),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
