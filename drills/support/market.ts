import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type SettingValues, settings } from "@boab/contracts/admin/settings";
import { sandboxControl, startSandbox, warmUp } from "@boab/stripe-sandbox";
import type { CheckoutDeps } from "../../apps/api/src/areas/marketplace/checkout/checkout-deps.ts";
import type { PaymentsDeps } from "../../apps/api/src/areas/payments/deps.ts";
import { makeOrderPayments } from "../../apps/api/src/areas/payments/payments/order-payments.ts";
import { connect } from "../../apps/api/src/platform/db/db.ts";
import { AppError } from "../../apps/api/src/platform/errors/app-error.ts";
import type { Member } from "../../apps/api/src/platform/http/actor.ts";
import { makeLogger } from "../../apps/api/src/platform/log/log.ts";
import { connectStripe } from "../../apps/api/src/platform/stripe/connect-stripe.ts";
import { insertOwner } from "../../apps/api/test/factories/directory.ts";
import { insertItem } from "../../apps/api/test/factories/items.ts";
import { insertStore } from "../../apps/api/test/factories/marketplace.ts";
import { makeAccount } from "../../apps/api/test/provider-account.ts";

type Db = CheckoutDeps["db"];

const initialSettings = Object.fromEntries(
  Object.entries(settings).map(([key, { initial }]) => [key, initial]),
) as unknown as SettingValues;

/** Stores that sell, and people who buy, with a database and a provider of their own; nothing is emailed. */
export async function openMarket(url: string, connections: number) {
  const sandbox = await startSandbox();
  await warmUp(sandbox.origin);
  const db = connect({ url, poolSize: connections, canPrepare: true }, () => {});
  const stripe = connectStripe({
    secretKey: "sk_test_drill",
    apiBase: sandbox.origin,
  } as Parameters<typeof connectStripe>[0]);
  const outside = {
    ...{ db, clock: () => new Date(), log: makeLogger("silent", "http"), stripe },
    tasks: { enqueue: async () => {} },
    enqueueMail: async () => {},
    publish: async () => {},
    settings: { read: async () => initialSettings },
    ...{ publicOrigin: "https://boab.example", teamEmail: "team@boab.example" },
  };
  const payments = outside as unknown as PaymentsDeps;
  const deps: CheckoutDeps = { ...outside, orderPayments: makeOrderPayments(payments) };
  return {
    ...{ db, stripe, deps, payments, control: sandboxControl(sandbox.origin) },
    async close() {
      await db.destroy();
      await sandbox.stop();
    },
  };
}

/** A store that can be paid, with one thing for sale. */
export async function openStall(
  { db, stripe }: Awaited<ReturnType<typeof openMarket>>,
  stock: number,
) {
  const storeId = await insertStore(db);
  const { user_id: userId } = await db
    .selectFrom("marketplace.store")
    .select("user_id")
    .where("id", "=", storeId)
    .executeTakeFirstOrThrow();
  const now = new Date();
  await db
    .insertInto("payments.payout_account")
    .values({
      ...{ id: randomUUID(), user_id: userId, state: "open", stripe_id: await makeAccount(stripe) },
      ...{ transfers_enabled: true, payouts_enabled: true, created_at: now, read_at: now },
    })
    .execute();
  const itemId = await insertItem(db, storeId, { variants: [{ size: "M", stock }] });
  return { storeId, itemId, seller: memberOf(userId) };
}

/** People with one of it in their cart, and what they saw of it. */
export async function fillCarts(db: Db, itemId: string, count: number) {
  const { id: variant_id, price } = await db
    .selectFrom("marketplace.variant as variant")
    .innerJoin("marketplace.item as item", "item.id", "variant.item_id")
    .select(["variant.id", "item.price_cents as price"])
    .where("item.id", "=", itemId)
    .executeTakeFirstOrThrow();
  const unitAmount = price ?? 0;
  const members = await db
    .transaction()
    .execute((tx) => inTurn(Array.from({ length: count }, () => () => insertOwner(tx))));
  await db
    .insertInto("marketplace.cart_line")
    .values(
      members.map((user_id) => ({
        ...{ user_id, variant_id, quantity: 1, seen_cents: unitAmount, added_at: new Date() },
      })),
    )
    .execute();
  return members.map((userId) => ({ member: memberOf(userId), seen: seenOf(unitAmount) }));
}

async function inTurn<Value>(works: (() => Promise<Value>)[]): Promise<Value[]> {
  const values: Value[] = [];
  for (const work of works) values.push(await work());
  return values;
}

const seenOf = (unitAmount: number) => ({
  lines: [{ quantity: 1, unitAmount }],
  totalCents: undefined,
  recipient: {
    ...{ name: "Ruth Danso", phone: undefined, street: "4/12 Plenty Road", suburb: "Preston" },
    ...{ state: "VIC" as const, postcode: "3072" },
  },
});

function memberOf(userId: string): Member {
  const identity = { userId, email: "", emailVerified: true, signedInAt: new Date() };
  return {
    ...{ kind: "member", userId, userStatus: "Active", directoryStatus: null },
    ...{ adminStatus: null, merchantStatus: null, mediaStatus: null, magStatus: null },
    identity: { ...identity, fullName: "Ruth Danso", photoUrl: undefined },
  };
}

/** Whether it worked, was refused with a sentence, or broke; with the value where it worked. */
export async function outcomeOf<Value>(work: Promise<Value>) {
  try {
    return { outcome: "won" as const, value: await work };
  } catch (error) {
    if (error instanceof AppError && error.code !== "checkout_failed")
      return { outcome: "refused" as const };
    console.error(String(error));
    return { outcome: "broke" as const };
  }
}

/** Until it is so, or a minute has passed. */
export async function within60s(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(250))
    if (await isSo()) return true;
  return false;
}
