import { randomBytes } from "node:crypto";
import { nothing, type Objects } from "../object-factory.ts";

/** A plan is found by whose it is; an event belongs to nobody. */
export const paymentsObjects: Objects = {
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
  plan: { of: async (_, { userId }) => userId, missing: nothing },
};
