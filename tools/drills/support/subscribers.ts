import { createHmac } from "node:crypto";
import { makeSandboxControl } from "@boab/stripe-sandbox";
import pg from "pg";
import { waitUntil } from "../../../scripts/lib/wait.ts";
import type { Stack } from "../../../scripts/stack/stack.ts";
import { insertPerson } from "./people.ts";

/** What the drill needs of an event; it is sent on byte for byte. */
export interface ProviderEvent {
  id: string;
  type: string;
  created: number;
  data: { object: { id: string; status?: string } };
}

export interface Subscriber {
  userId: string;
  customer: string;
}

export const platformSecret = "whsec_stack";

/** A signature as the provider makes it. */
export function sign(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const code = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${code}`;
}

/** Members who are customers of the provider, and everything a drill does with them there and here. */
export async function openSubscriptionDrill(stack: Stack) {
  const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 4 });
  // The drill delivers the events itself.
  await makeSandboxControl(stack.stripeOrigin).setWebhooks({ isHeld: true });

  async function callProvider(path: string, body?: Record<string, string>) {
    const response = await fetch(`${stack.stripeOrigin}/v1/${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: "Bearer sk_test_stack" },
      ...(body && { body: new URLSearchParams(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async function makeSubscribers(count: number): Promise<Subscriber[]> {
    const subscribers: Subscriber[] = [];
    for (let index = 0; index < count; index++) {
      const userId = `drill_${1000 + index}`;
      const email = `${userId}@people.example`;
      const { id: customer } = await callProvider("customers", { email });
      await insertPerson(db, userId);
      await db.query(
        "insert into payments.customer (user_id, stripe_id, created_at) values ($1, $2, now())",
        [userId, customer],
      );
      subscribers.push({ userId, customer });
    }
    return subscribers;
  }

  async function findPriceId(lookupKey: string): Promise<string> {
    const { data } = await callProvider(`prices?lookup_keys[0]=${lookupKey}`);
    return data[0].id;
  }

  /** Newest first, as the provider lists them. */
  async function listEventsSince(known: ReadonlySet<string>): Promise<ProviderEvent[]> {
    const found: ProviderEvent[] = [];
    for (let after = ""; ; ) {
      const { data, has_more } = await callProvider(`events?limit=100${after}`);
      found.push(...data.filter(({ id }: ProviderEvent) => !known.has(id)));
      if (!has_more) return found;
      after = `&starting_after=${data.at(-1).id}`;
    }
  }

  /** The status of the response. */
  async function deliver(body: string, signature: string | undefined): Promise<number> {
    const response = await fetch(`${stack.apiOrigin}/pay/webhooks/platform`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(signature && { "stripe-signature": signature }),
      },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  }

  const count = async (sql: string): Promise<number> =>
    Number((await db.query(`select count(*) from ${sql}`)).rows[0].count);

  /** Until the worker has handled every event that was accepted. */
  const waitUntilHandled = (seconds: number) =>
    waitUntil(async () => (await count("payments.stripe_event where handled_at is null")) === 0, {
      seconds,
    });

  return {
    db,
    callProvider,
    makeSubscribers,
    findPriceId,
    listEventsSince: listEventsSince,
    deliver,
    count,
    settle: waitUntilHandled,
  };
}

/** In random order. */
export function shuffle<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
