import { z } from "zod";
import { BookingId } from "../bookings/fields.ts";
import { defineCall } from "../common/call.ts";
import { Cursor, LinkToken, pageLimit, Timestamp, text } from "../common/fields.ts";
import { CheckoutRecipient } from "../marketplace/checkout.ts";
import { maxListingCartLines, maxListingLineQuantity } from "./cart-limits.ts";
import { ProviderPage } from "./provider-page.ts";
import { RefundReason, SaleMoney } from "./sale-fields.ts";

const Quantity = z.int().min(1).max(maxListingLineQuantity);

/** A price of a listing. The server looks up the amount and the payee. */
const priceReference = { businessId: text(40), pricingId: z.uuid() };

/** The specification's client sends these; they decide nothing. A `unitAmount` that is not the price is refused. */
const displayedItemFields = {
  name: text(300).optional(),
  description: text(1000).optional(),
  unitAmount: z.int().min(0).max(100_000_000).optional(),
};
const ignoredFields = {
  currency: text(10).optional(),
  customerEmail: text(254).optional(),
};

/** A browser stores and sends only this much of a cart line; the server looks up the rest. */
const CartItem = z.strictObject({ ...priceReference, quantity: Quantity });
export type CartItem = z.infer<typeof CartItem>;

export const CartLine = z.strictObject({
  ...CartItem.shape,
  /** Each state other than "for sale" is a reason why the caller can't pay for it now. */
  state: z.enum(["for sale", "gone", "needs booking", "not ready", "own"]),
  /** The current price; null for a line whose price is gone. */
  price: z
    .strictObject({
      title: z.string(),
      unitCents: z.int(),
      sellerName: z.string(),
      sellerPath: z.string(),
    })
    .nullable(),
});
export type CartLine = z.infer<typeof CartLine>;

export const priceCart = defineCall({
  method: "POST",
  path: "/pay/cart",
  summary: "Get what is in a directory cart, at today's prices (anyone; nothing is stored)",
  body: z.strictObject({ items: z.array(CartItem).min(1).max(maxListingCartLines) }),
  response: z.strictObject({ lines: z.array(CartLine) }),
});

/** The response has the id of the payment, whose page people return to. */
const StartedPayment = z.strictObject({ ...ProviderPage.shape, paymentId: z.uuid() });

/**
 * The specification's client sends these with each line; the server ignores them and decides the payee and the fee
 * itself.
 */
const ignoredSellerFields = {
  sellerAccountId: text(100).optional(),
  commissionRate: text(10).optional(),
};

const ListingCart = z
  .array(
    z.strictObject({
      ...priceReference,
      ...displayedItemFields,
      ...ignoredSellerFields,
      quantity: Quantity,
    }),
  )
  .min(1)
  .max(maxListingCartLines);

/** A line of the marketplace cart, as the buyer's page showed it. */
const DisplayedLine = z.strictObject({
  cartId: z.uuid().optional(),
  ...displayedItemFields,
  ...ignoredSellerFields,
  quantity: Quantity,
});
export type SeenLine = z.output<typeof DisplayedLine>;

/**
 * The body has the lines of a directory cart. Without prices of a listing it has what the buyer saw of their
 * marketplace cart, and the stored cart is what they pay for (CART-11).
 */
export const startCheckout = defineCall({
  method: "POST",
  path: "/pay/checkout",
  summary:
    "Pay for what is in the directory cart, or in one's own cart of the marketplace (signed in)",
  body: z.strictObject({
    ...ignoredFields,
    chargeType: text(40).optional(),
    /** The max fee; our own pages send `feeCeilingRate`. */
    applicationFeePct: z.number().optional(),
    items: z.union([ListingCart, z.array(DisplayedLine).min(1).max(maxListingCartLines)]),
    /** The total, with delivery, that the buyer's page showed for a marketplace cart. */
    totalAmount: z.int().min(0).max(100_000_000).optional(),
    recipient: CheckoutRecipient.optional(),
  }),
  response: StartedPayment,
});

export type CheckoutBody = z.output<NonNullable<(typeof startCheckout)["body"]>>;

/** Returns the lines of a directory cart; undefined when the body is about the marketplace cart. */
export function readListingLines({
  items,
}: CheckoutBody): z.output<typeof ListingCart> | undefined {
  const lines = items.flatMap((item) => ("pricingId" in item ? item : []));
  return lines.length > 0 ? lines : undefined;
}

/** The cart as the buyer saw it when they pressed the button. */
export interface DisplayedCart {
  lines: SeenLine[];
  totalCents: number | undefined;
  recipient: CheckoutRecipient | undefined;
}

export const toDisplayedCart = ({
  items,
  totalAmount,
  recipient,
}: CheckoutBody): DisplayedCart => ({
  lines: items.flatMap((item) => ("pricingId" in item ? [] : item)),
  totalCents: totalAmount,
  recipient,
});

const OneTimeBody = z
  .strictObject({
    ...ignoredFields,
    businessId: priceReference.businessId.optional(),
    pricingId: priceReference.pricingId.optional(),
    bookingId: BookingId.optional(),
    /** A guest's session of that booking, or its emailed link; nobody else's booking can be paid with it (P10). */
    bookingToken: LinkToken.optional(),
    ...displayedItemFields,
    quantity: Quantity.optional(),
  })
  .refine(({ businessId, pricingId, bookingId }) => bookingId ?? (businessId && pricingId), {
    path: ["pricingId"],
    error: "Please choose a price or a booking.",
  })
  .refine(({ bookingToken, bookingId }) => !bookingToken || bookingId, {
    path: ["bookingId"],
    error: "Please choose a booking.",
  });

export const startOneTimePayment = defineCall({
  method: "POST",
  path: "/pay/checkout/one-time",
  summary:
    "Pay one price of a listing, or a time that is held for the caller (signed in, or whoever holds the booking's link)",
  body: OneTimeBody,
  response: StartedPayment,
});

/** Picks what identifies the purchase, and the price that the page showed; the rest of the body is ignored. */
export function toRequestedLine(body: z.infer<typeof OneTimeBody>) {
  const { businessId = "", pricingId = "", bookingId, unitAmount, quantity = 1 } = body;
  return bookingId === undefined
    ? { businessId, pricingId, unitAmount, quantity }
    : { bookingId, unitAmount, quantity: 1 };
}

export const PaymentState = z.enum(["open", "processing", "paid", "failed", "expired"]);

export const SaleLine = z.strictObject({
  title: z.string(),
  unitCents: z.int(),
  quantity: z.int(),
});

export const Payment = z.strictObject({
  id: z.uuid(),
  state: PaymentState,
  amountCents: z.int(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
  /** The provider's page, for as long as it can be paid there. */
  url: z.url().nullable(),
  sales: z.array(
    z.strictObject({
      sellerName: z.string(),
      sellerPath: z.string(),
      amountCents: z.int(),
      refundedCents: z.int(),
      /** The amount is with the buyer's bank while a dispute is open, and stays there when we lose. */
      disputedCents: z.int(),
      lines: z.array(SaleLine),
    }),
  ),
});
export type Payment = z.infer<typeof Payment>;

const pageQuery = z.strictObject({ cursor: Cursor.optional(), limit: pageLimit(50).optional() });

export const listPayments = defineCall({
  method: "GET",
  path: "/pay/payments",
  summary: "List what the caller has paid, newest first (signed in)",
  query: pageQuery,
  response: z.strictObject({ data: z.array(Payment), nextCursor: z.string().nullable() }),
});

const params = z.strictObject({ id: z.uuid() });

export const readPayment = defineCall({
  method: "GET",
  path: "/pay/payments/:id",
  summary: "Get a payment (whoever made it)",
  params,
  response: Payment,
});

export const refreshPayment = defineCall({
  method: "POST",
  path: "/pay/payments/:id/refresh",
  summary: "Ask the payment provider how a payment ended (whoever made it)",
  params,
  response: Payment,
});

/** The part of one payment that went to one payee. */
export const Sale = z.strictObject({
  id: z.uuid(),
  sellerName: z.string(),
  buyerName: z.string(),
  ...SaleMoney.shape,
  shareCents: z.int(),
  /** The part of the share that the payee gave back in refunds. */
  refundedShareCents: z.int(),
  /** The reasons of the refunds, without duplicates. */
  refundReasons: z.array(RefundReason),
  /** What the sale leaves the payee after fee, refunds and disputes. */
  netCents: z.int(),
  /** True for an order of a store, whose items a refund can name. */
  isOrder: z.boolean(),
  /**
   * held: we hold the share until the payee's account is ready. kept: it settled an earlier debt, or was refunded
   * before it was sent.
   */
  payout: z.enum(["held", "sending", "sent", "kept"]),
  /** A share of a visit is held until then, when the visit can no longer be cancelled for free; null for others. */
  payoutDueAt: Timestamp.nullable(),
  paidAt: Timestamp,
  lines: z.array(SaleLine),
});
export type Sale = z.infer<typeof Sale>;

export const listSales = defineCall({
  method: "GET",
  path: "/pay/sales",
  summary: "List what was paid to the caller, newest first (signed in)",
  query: pageQuery,
  response: z.strictObject({ data: z.array(Sale), nextCursor: z.string().nullable() }),
});

export const refundSale = defineCall({
  method: "POST",
  path: "/pay/sales/:id/refunds",
  summary: "Refund a sale, in part or whole (the payee, admins)",
  params,
  body: z.strictObject({
    amountCents: z.int().min(1).max(2_000_000),
    reason: RefundReason.optional(),
  }),
  response: Sale,
});
