import type { Mail } from "../../../../apps/api/src/platform/mail/mail.ts";
import type { PlacedOrder } from "../random-orders.ts";
import { extractAmountsCents, type FiguresByPlace, readMoney } from "./shown.ts";

/** What buyer and seller were told by email when it was paid. */
export function readByEmails(
  emails: Mail[],
  { orderId, buyer, shop }: PlacedOrder,
): FiguresByPlace {
  const buyerEmail = emails.find(
    ({ key, to }) => key.startsWith("order-placed:") && to === buyer.email,
  );
  const sellerEmail = emails.find(({ key }) => key === `order-received:${orderId}`);
  if (!buyerEmail || sellerEmail?.to !== shop.seller.email)
    throw new Error(`${orderId} wasn't emailed`);
  const [, total] = /Total, AUD\s+(\$[\d,.]+)/.exec(buyerEmail.text) ?? [];
  const [, share] = /After fees, (\$[\d,.]+\.\d\d) goes/.exec(sellerEmail.text) ?? [];
  return {
    "the buyer's email": { amountCents: readMoney(total) },
    "the seller's email": {
      amountCents: extractAmountsCents(sellerEmail.subject).at(-1) ?? Number.NaN,
      initialNetCents: readMoney(share),
    },
  };
}
