import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { findUserOfCustomer } from "../customers/customers.repository.ts";
import type { PaymentsDeps } from "../deps.ts";
import type { Outcome } from "../events/events.repository.ts";
import { beginReading } from "../readings/readings.repository.ts";
import { describeInvoice } from "./invoice.rules.ts";
import { saveInvoice } from "./invoices.repository.ts";

/** Reads an invoice from the provider and stores it. A draft is not the customer's yet. */
export async function syncInvoice(
  { db, clock, stripe }: Pick<PaymentsDeps, "db" | "clock" | "stripe">,
  stripeId: string,
): Promise<Outcome> {
  const reading = await beginReading(db);
  const object = await stripe.invoices.retrieve(stripeId);
  if (object.status === "draft") return "not needed";
  const customerId = typeof object.customer === "string" ? object.customer : object.customer?.id;
  const userId = customerId && (await findUserOfCustomer(db, customerId));
  if (!userId) return "unknown";
  // The provider's pages show a name; of somebody who has left, we keep none.
  const isOpen = (await findProfile(db, userId)) !== undefined;
  const pages = isOpen ? {} : { pageUrl: null, pdfUrl: null };
  const invoice = { ...describeInvoice(object), ...pages, userId, reading, syncedAt: clock() };
  await inTransaction(db, (tx) => saveInvoice(tx, invoice));
  return "applied";
}
