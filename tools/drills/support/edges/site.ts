import { makeRandomIp } from "../attack.ts";
import type { KnownIds } from "../crawl.ts";
import { resetLimits } from "../reset-limits.ts";

/** What the checks of `edges` ask: a running stack, and an admin's session, to whom most is open. */
export interface Site {
  webOrigin: string;
  apiOrigin: string;
  known: KnownIds;
  cookie: string;
  isFull: boolean;
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** As a page of our own sends it. */
export const makeOwnHeaders = ({ webOrigin }: Site) => ({
  origin: webOrigin,
  "sec-fetch-site": "same-origin",
});

/** Follows no redirect. Nobody asks for so much in a minute; what is refused as too much is asked again. */
export async function ask(url: string, sent: AskOptions = {}, maxTries = 5): Promise<Response> {
  const { method = "GET", headers = {}, body } = sent;
  const response = await fetch(url, {
    method,
    headers: { "x-forwarded-for": makeRandomIp(), ...headers },
    redirect: "manual",
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  if (response.status !== 429 || maxTries === 1) return response;
  await resetLimits();
  return ask(url, sent, maxTries - 1);
}

const MAX_PARALLEL_REQUESTS = 8;

export async function runForEach<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, worker));
}

/** All of the ways to ask in the full form; in the short one each address is asked in the next of them. */
export const takeTurns = <Way>(ways: readonly Way[], index: number, isFull: boolean): Way[] =>
  isFull ? [...ways] : ways.slice(index % ways.length, (index % ways.length) + 1);

export function show(found: Set<string>): void {
  for (const one of [...found].slice(0, 12)) console.log(`     ${one}`);
}
