import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Stack } from "../../../scripts/stack/stack.ts";
import { makeRandomIp } from "./attack.ts";

/** Visitors who write to the team one after the other; whoever was told "sent" is remembered. */
export function openEnquirers({ apiOrigin, webOrigin }: Stack, count = 4) {
  let isOpen = true;
  const acknowledged: { message: string; at: number }[] = [];
  const failures: string[] = [];

  async function write(): Promise<void> {
    const message = randomUUID();
    const response = await fetch(`${apiOrigin}/app/enquiries`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: webOrigin,
        "x-forwarded-for": makeRandomIp(),
      },
      body: JSON.stringify({ name: "Drill", email: "drill@people.example", message }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (response?.status === 201) {
      acknowledged.push({ message, at: performance.now() });
      return;
    }
    failures.push(`${response?.status ?? "no answer"}`);
    await sleep(50);
  }

  const writers = Array.from({ length: count }, async () => {
    while (isOpen) await write();
  });
  return {
    acknowledged,
    failures,
    /** When somebody was first told "sent" after a moment, in seconds from there. */
    async secondsUntilSent(since: number, maxSeconds: number): Promise<number> {
      for (const until = since + maxSeconds * 1000; performance.now() < until; await sleep(20)) {
        const first = acknowledged.find(({ at }) => at > since);
        if (first) return (first.at - since) / 1000;
      }
      return Number.POSITIVE_INFINITY;
    },
    async close() {
      isOpen = false;
      await Promise.all(writers);
    },
  };
}

/** How many of those who were told "sent" are not stored exactly once. */
export async function countLost(
  databaseUrl: string,
  { acknowledged }: Pick<ReturnType<typeof openEnquirers>, "acknowledged">,
): Promise<number> {
  const messages = acknowledged.map(({ message }) => message);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ message: string }>(
    `select message from outreach.enquiry where message = any($1)
     group by message having count(*) = 1`,
    [messages],
  );
  await client.end();
  return messages.length - rows.length;
}
