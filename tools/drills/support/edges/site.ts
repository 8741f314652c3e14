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

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** As a page of our own sends it. */
export const ownHeaders = ({ webOrigin }: Site) => ({
  origin: webOrigin,
  "sec-fetch-site": "same-origin",
});

/** Follows no redirect. Nobody asks for so much in a minute; what is refused as too much is asked again. */
export async function ask(url: string, sent: Sent = {}, tries = 5): Promise<Response> {
  const { method = "GET", headers = {}, body } = sent;
  const response = await fetch(url, {
    method,
    headers: { "x-forwarded-for": makeRandomIp(), ...headers },
    redirect: "manual",
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  if (response.status !== 429 || tries === 1) return response;
  await resetLimits();
  return ask(url, sent, tries - 1);
}

const AT_ONCE = 8;

export async function each<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export function show(found: Set<string>): void {
  for (const one of [...found].slice(0, 12)) console.log(`     ${one}`);
}
