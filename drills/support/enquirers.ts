import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Stack } from "../../scripts/stack/stack.ts";

/** Visitors who write to the team one after the other; whoever was told "sent" is remembered. */
export function openEnquirers({ apiOrigin, webOrigin }: Stack, count = 4) {
  let isOpen = true;
  const acknowledged: string[] = [];

  async function write(): Promise<void> {
    const message = randomUUID();
    const response = await fetch(`${apiOrigin}/app/enquiries`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: webOrigin,
        "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      },
      body: JSON.stringify({ name: "Drill", email: "drill@people.example", message }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (response?.status === 201) acknowledged.push(message);
    else await sleep(50);
  }

  const lines = Array.from({ length: count }, async () => {
    while (isOpen) await write();
  });
  return {
    acknowledged,
    async close() {
      isOpen = false;
      await Promise.all(lines);
    },
  };
}
