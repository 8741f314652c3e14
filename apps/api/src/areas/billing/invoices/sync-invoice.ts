import type { EventOutcome } from "@boab/contracts/payments/events";
import { findProfile } from "#areas/accounts/index.ts";
import { takeReadingNumber } from "#areas/stripe-events/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { findUserOfCustomer } from "../customers/customers.repository.ts";
import type { BillingDeps } from "../deps.ts";
import { describeInvoice } from "./invoice.rules.ts";
import { saveInvoice } from "./invoices.repository.ts";

/** Reads an invoice from the provider and stores it. A draft is not the customer's yet. */
export async function syncInvoice(
  { db, clock, stripe }: Pick<BillingDeps, "db" | "clock" | "stripe">,
  stripeId: string,
): Promise<EventOutcome> {
  const reading = await takeReadingNumber(db);
  const object = await stripe.invoices.retrieve(stripeId);
  if (object.status === "draft") return "not needed";
  const customerId = typeof object.customer === "string" ? object.customer : object.customer?.id;
  const userId = customerId && (await findUserOfCustomer(db, customerId));
  if (!userId) return "unknown";
  // The provider's pages show a name, so we store no URL for somebody who closed their account.
  const isAccountOpen = (await findProfile(db, userId)) !== undefined;
  const pageUrls = isAccountOpen ? {} : { pageUrl: null, pdfUrl: null };
  const invoice = { ...describeInvoice(object), ...pageUrls, userId, reading, syncedAt: clock() };
  await inTransaction(db, (tx) => saveInvoice(tx, invoice));
  return "applied";
}
