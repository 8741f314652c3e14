import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type SettingValues, settings } from "@boab/contracts/admin/settings";
import { makeSandboxControl, startSandbox, warmUp } from "@boab/stripe-sandbox";
import type { CheckoutDeps } from "../../../apps/api/src/areas/marketplace/checkout/checkout-deps.ts";
import type { PaymentsDeps } from "../../../apps/api/src/areas/payments/deps.ts";
import { makeOrderPayments } from "../../../apps/api/src/areas/payments/payments/order-payments.ts";
import { connect } from "../../../apps/api/src/platform/db/db.ts";
import { AppError } from "../../../apps/api/src/platform/errors/app-error.ts";
import type { Member } from "../../../apps/api/src/platform/http/actor.ts";
import { makeLogger } from "../../../apps/api/src/platform/log/log.ts";
import type { Mail } from "../../../apps/api/src/platform/mail/mail.ts";
import { connectStripe } from "../../../apps/api/src/platform/stripe/connect-stripe.ts";
import { insertOwner } from "../../../apps/api/test/factories/directory.ts";
import { insertItem } from "../../../apps/api/test/factories/items.ts";
import { insertStore } from "../../../apps/api/test/factories/marketplace.ts";
import { makeConnectedAccount } from "../../../apps/api/test/provider-account.ts";

type Db = CheckoutDeps["db"];

const initialSettings = Object.fromEntries(
  Object.entries(settings).map(([key, { initial }]) => [key, initial]),
) as unknown as SettingValues;

/** Stores that sell, and people who buy, with a database and a provider of their own; emails are kept, not sent. */
export async function openMarket(
  url: string,
  connections: number,
  provider?: Awaited<ReturnType<typeof startSandbox>>,
) {
  const sandbox = provider ?? (await startSandbox());
  await warmUp(sandbox.origin);
  const db = connect({ url, poolSize: connections, canPrepare: true }, () => {});
  const stripe = connectStripe({
    secretKey: "sk_test_drill",
    apiBase: sandbox.origin,
  } as Parameters<typeof connectStripe>[0]);
  const emails: Mail[] = [];
  const services = {
    db,
    clock: () => new Date(),
    log: makeLogger("silent", "http"),
    stripe,
    tasks: { enqueue: async () => {} },
    enqueueMail: async (_tx: unknown, mail: Mail) => void emails.push(mail),
    publish: async () => {},
    settings: { read: async () => initialSettings },
    publicOrigin: "https://boab.example",
    teamEmail: "team@boab.example",
  };
  const payments = services as unknown as PaymentsDeps;
  const deps: CheckoutDeps = { ...services, orderPayments: makeOrderPayments(payments) };
  return {
    db,
    stripe,
    deps,
    payments,
    emails,
    control: makeSandboxControl(sandbox.origin),
    async close() {
      await db.destroy();
      await sandbox.stop();
    },
  };
}

/** A store that can be paid, with one thing for sale. */
export async function createStoreWithItem(
  { db, stripe }: Awaited<ReturnType<typeof openMarket>>,
  stock: number,
  ownerId?: string,
) {
  const storeId = await insertStore(db, ownerId ? { userId: ownerId } : {});
  const { userId } = await db
    .selectFrom("marketplace.store")
    .select("userId")
    .where("id", "=", storeId)
    .executeTakeFirstOrThrow();
  const now = new Date();
  await db
    .insertInto("payments.payoutAccount")
    .values({
      id: randomUUID(),
      userId,
      state: "open",
      stripeId: await makeConnectedAccount(stripe),
      transfersEnabled: true,
      payoutsEnabled: true,
      createdAt: now,
      readAt: now,
    })
    .execute();
  const itemId = await insertItem(db, storeId, { variants: [{ size: "M", stock }] });
  return { storeId, itemId, seller: makeMember(userId) };
}

/** People with one of it in their cart, and what they saw of it. */
export async function makeBuyersWithCarts(db: Db, itemId: string, count: number) {
  const { id: variantId, price } = await db
    .selectFrom("marketplace.variant as variant")
    .innerJoin("marketplace.item as item", "item.id", "variant.itemId")
    .select(["variant.id", "item.priceCents as price"])
    .where("item.id", "=", itemId)
    .executeTakeFirstOrThrow();
  const unitAmount = price ?? 0;
  const members = await db
    .transaction()
    .execute((tx) => runInSequence(Array.from({ length: count }, () => () => insertOwner(tx))));
  await db
    .insertInto("marketplace.cartLine")
    .values(
      members.map((userId) => ({
        userId,
        variantId,
        quantity: 1,
        seenCents: unitAmount,
        addedAt: new Date(),
      })),
    )
    .execute();
  return members.map((userId) => ({ member: makeMember(userId), seen: makeSeenCart(unitAmount) }));
}

async function runInSequence<Value>(steps: (() => Promise<Value>)[]): Promise<Value[]> {
  const values: Value[] = [];
  for (const work of steps) values.push(await work());
  return values;
}

const makeSeenCart = (unitAmount: number) => ({
  lines: [{ quantity: 1, unitAmount }],
  totalCents: undefined,
  recipient: {
    name: "Ruth Danso",
    phone: undefined,
    street: "4/12 Plenty Road",
    suburb: "Preston",
    state: "VIC" as const,
    postcode: "3072",
  },
});

export function makeMember(userId: string): Member {
  const identity = { userId, email: "", emailVerified: true, signedInAt: new Date() };
  return {
    kind: "member",
    userId,
    userStatus: "Active",
    directoryStatus: null,
    adminStatus: null,
    merchantStatus: null,
    mediaStatus: null,
    magStatus: null,
    identity: { ...identity, fullName: "Ruth Danso", photoUrl: undefined },
  };
}

/** Whether it worked, was refused with a sentence, or broke; with the value where it worked. */
export async function toOutcome<Value>(work: Promise<Value>) {
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
export async function waitUpTo60s(condition: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(250))
    if (await condition()) return true;
  return false;
}
