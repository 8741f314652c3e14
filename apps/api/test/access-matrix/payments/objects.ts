import { randomBytes, randomUUID } from "node:crypto";
import { connectStripe } from "#platform/stripe/connect-stripe.ts";
import { insertOwner } from "../../factories/directory.ts";
import type { TestApp } from "../../harness.ts";
import { nothing, type Objects } from "../object-factory.ts";

/** A payment of one person to another, paid; the ids of the payment and of the sale. */
async function insertPaid(
  { db }: TestApp,
  { buyerId, payeeId }: Record<string, string | undefined>,
) {
  const [id, saleId] = [randomUUID(), randomUUID()];
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("payments.payment")
      .values({
        ...{ id, buyer_id: buyerId ?? (await insertOwner(tx)), cart_key: id, amount_cents: 1_000 },
        ...{ state: "paid", charge_id: `ch_${id}`, created_at: now, expires_at: now, paid_at: now },
      })
      .execute();
    await tx
      .insertInto("payments.sale")
      .values({
        ...{ id: saleId, payment_id: id, payee_id: payeeId ?? (await insertOwner(tx)) },
        ...{ seller_name: "Braid Studio", seller_path: "/directory", amount_cents: 1_000 },
        ...{ fee_cents: 147, share_cents: 853, created_at: now },
      })
      .execute();
    const line = { sale_id: saleId, position: 0, reference: "price", title: "Wash" };
    await tx
      .insertInto("payments.sale_line")
      .values({ ...line, unit_cents: 1_000, quantity: 1 })
      .execute();
  });
  return { id, saleId };
}

export const paymentsObjects: Objects = {
  /** One whose onboarding is not finished. */
  "payout account": {
    async of(app, { userId }) {
      const { id: stripe_id } = await connectStripe(app.config.stripe).accounts.create(
        { country: "AU", controller: { stripe_dashboard: { type: "express" } } },
        { timeout: 30_000 },
      );
      const { id } = await app.db
        .insertInto("payments.payout_account")
        .values({
          ...{ id: randomUUID(), user_id: userId, state: "open", stripe_id },
          ...{ created_at: new Date(), reading: 0, read_at: new Date() },
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    missing: nothing,
  },
  "payment event": {
    async of({ db }) {
      const id = `evt_${randomBytes(8).toString("hex")}`;
      const now = new Date();
      await db
        .insertInto("payments.stripe_event")
        .values({
          id,
          endpoint: "platform",
          type: "customer.subscription.updated",
          object_id: "sub_unknown",
          created_at: now,
          received_at: now,
        })
        .execute();
      return id;
    },
    missing: "evt_0000000000000000",
  },
  /** A plan is found by whose it is. */
  plan: { of: async (_, { userId }) => userId, missing: nothing },
  payment: {
    of: async (app, { userId }) => (await insertPaid(app, { buyerId: userId })).id,
    missing: nothing,
  },
  /** A share on its way to this payee. */
  "outbox message": {
    async of(app, { userId }) {
      const { saleId } = await insertPaid(app, { payeeId: userId });
      const id = randomUUID();
      await app.db
        .insertInto("payments.outbox")
        .values({
          ...{ id, kind: "transfer", idempotency_key: id, sale_id: saleId, amount_cents: 853 },
          ...{ destination: "acct_1", created_at: new Date() },
        })
        .execute();
      return id;
    },
    missing: nothing,
  },
  sale: {
    of: async (app, { userId }) => (await insertPaid(app, { payeeId: userId })).saleId,
    missing: nothing,
  },
};
