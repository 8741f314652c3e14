import { randomBytes, randomUUID } from "node:crypto";
import { connectStripe } from "#platform/stripe/connect-stripe.ts";
import { insertOwner } from "../../factories/directory.ts";
import type { TestApp } from "../../harness.ts";
import { type ObjectFactories, unknownUuid } from "../object-factory.ts";

/** A payment of one person to another, paid; the ids of the payment and of the sale. */
export async function insertPaidPayment(
  { db }: TestApp,
  { buyerId, payeeId }: Record<string, string | undefined>,
) {
  const [id, saleId] = [randomUUID(), randomUUID()];
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("payments.payment")
      .values({
        id,
        buyerId: buyerId ?? (await insertOwner(tx)),
        cartKey: id,
        amountCents: 1_000,
        state: "paid",
        chargeId: `ch_${id}`,
        createdAt: now,
        expiresAt: now,
        paidAt: now,
      })
      .execute();
    await tx
      .insertInto("payments.sale")
      .values({
        id: saleId,
        paymentId: id,
        payeeId: payeeId ?? (await insertOwner(tx)),
        sellerName: "Braid Studio",
        sellerPath: "/directory",
        amountCents: 1_000,
        feeCents: 147,
        shareCents: 853,
        createdAt: now,
      })
      .execute();
    const line = { saleId, position: 0, reference: "price", title: "Wash" };
    await tx
      .insertInto("payments.saleLine")
      .values({ ...line, unitCents: 1_000, quantity: 1 })
      .execute();
  });
  return { id, saleId };
}

export const paymentsObjects: ObjectFactories = {
  /** One whose onboarding is not finished. */
  "payout account": {
    async of(app, { userId }) {
      const { id: stripeId } = await connectStripe(app.config.stripe).accounts.create(
        { country: "AU", controller: { stripe_dashboard: { type: "express" } } },
        { timeout: 30_000 },
      );
      const { id } = await app.db
        .insertInto("payments.payoutAccount")
        .values({
          id: randomUUID(),
          userId,
          state: "open",
          stripeId,
          createdAt: new Date(),
          reading: 0,
          readAt: new Date(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    missing: unknownUuid,
  },
  "payment event": {
    async of({ db }) {
      const id = `evt_${randomBytes(8).toString("hex")}`;
      const now = new Date();
      await db
        .insertInto("payments.stripeEvent")
        .values({
          id,
          endpoint: "platform",
          type: "customer.subscription.updated",
          objectId: "sub_unknown",
          createdAt: now,
          receivedAt: now,
        })
        .execute();
      return id;
    },
    missing: "evt_0000000000000000",
  },
  /** A plan is found by whose it is. */
  plan: { of: async (_, { userId }) => userId, missing: unknownUuid },
  payment: {
    of: async (app, { userId }) => (await insertPaidPayment(app, { buyerId: userId })).id,
    missing: unknownUuid,
  },
  /** A share on its way to this payee. */
  "outbox message": {
    async of(app, { userId }) {
      const { saleId } = await insertPaidPayment(app, { payeeId: userId });
      const id = randomUUID();
      await app.db
        .insertInto("payments.outbox")
        .values({
          id,
          kind: "transfer",
          idempotencyKey: id,
          saleId,
          amountCents: 853,
          destination: "acct_1",
          createdAt: new Date(),
        })
        .execute();
      return id;
    },
    missing: unknownUuid,
  },
  sale: {
    of: async (app, { userId }) => (await insertPaidPayment(app, { payeeId: userId })).saleId,
    missing: unknownUuid,
  },
};
