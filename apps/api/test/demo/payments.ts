import { settings } from "@boab/contracts/admin/settings";
import { splitPayment } from "@boab/contracts/payments/fees";
import { demoPeople, makeDemoUserId } from "@boab/demo/people";
import { writeMovement } from "#areas/payments/ledger/ledger.repository.ts";
import { makeChargeEntries } from "#areas/payments/ledger/ledger.rules.ts";
import {
  findPayment,
  insertPayment,
  savePaymentState,
} from "#areas/payments/payments/payments.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

/** One payment of the demo member, so that its page can be looked at. */
const paymentId = "5a1e0000-0000-4000-8000-000000000001";

export const loadDemoPayments: DemoPart = async ({ db }) => {
  const buyer = demoPeople.find(({ role }) => role === "member");
  const price = await db
    .selectFrom("directory.price as price")
    .innerJoin("directory.business as business", "business.id", "price.businessId")
    .select(["price.id", "price.title", "price.amountCents as unitCents"])
    .select(["business.ownerId as payeeId", "business.slug", "business.businessName as name"])
    .where("price.amountCents", ">", 1_000)
    .where("price.durationMinutes", "is", null)
    .where("business.isPublic", "=", true)
    .orderBy("business.slug")
    .orderBy("price.position")
    .executeTakeFirst();
  if (!buyer || !price || (await findPayment(db, paymentId))) return "1 demo payment";
  const { payeeId, unitCents, title } = price;
  const [split] = splitPayment(settings.platformFee.initial, [{ payeeId, unitCents, quantity: 1 }]);
  if (!split) return "no demo payment";
  // The payment provider never heard of it, and checks against its records look back thirty days at most.
  const at = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
  await inTransaction(db, async (tx) => {
    await insertPayment(tx, {
      id: paymentId,
      buyerId: makeDemoUserId(buyer),
      cartKey: "demo",
      purpose: "listing",
      amountCents: split.amountCents,
      createdAt: at,
      expiresAt: at,
      sales: [
        {
          ...split,
          id: "5a1e0000-0000-4000-8000-000000000002",
          sellerName: price.name,
          sellerPath: `/directory/listings/${price.slug}`,
          dueAt: null,
          lines: [{ reference: price.id, title, unitCents, quantity: 1 }],
        },
      ],
    });
    await savePaymentState(tx, paymentId, { state: "paid", chargeId: "ch_demo", paidAt: at });
    await writeMovement(tx, {
      key: `charge:${paymentId}`,
      kind: "charge",
      paymentId,
      at,
      entries: makeChargeEntries([split]),
    });
  });
  return "1 demo payment";
};
