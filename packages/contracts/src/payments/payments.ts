import { z } from "zod";
import { BookingId } from "../bookings/fields.ts";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text } from "../common/fields.ts";
import { CheckoutRecipient } from "../marketplace/checkout.ts";
import { mostLines, mostOfOne } from "./cart-limits.ts";
import { ProviderPage } from "./provider-page.ts";

const Quantity = z.int().min(1).max(mostOfOne);

/** A price of a listing. What it costs and who gets it is looked up. */
const priceReference = { businessId: text(40), pricingId: z.uuid() };

/** The specification's client sends these; they decide nothing. A `unitAmount` that is not the price is refused. */
const shownToTheBuyer = {
  name: text(300).optional(),
  description: text(1000).optional(),
  unitAmount: z.int().min(0).max(100_000_000).optional(),
};
const takenAndIgnored = {
  currency: text(10).optional(),
  customerEmail: text(254).optional(),
};

/** What a browser keeps of a line of the cart, and all it says about it: the rest is ours to know. */
const CartItem = z.strictObject({ ...priceReference, quantity: Quantity });
export type CartItem = z.infer<typeof CartItem>;

export const CartLine = z.strictObject({
  ...CartItem.shape,
  /** Whether the caller could pay it now, or why not. */
  state: z.enum(["for sale", "gone", "not ready", "own"]),
  /** As it stands now; null for what is gone. */
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
  body: z.strictObject({ items: z.array(CartItem).min(1).max(mostLines) }),
  response: z.strictObject({ lines: z.array(CartLine) }),
});

/** With the id of the payment, whose page people come back to. */
const StartedPayment = z.strictObject({ ...ProviderPage.shape, paymentId: z.uuid() });

/** The specification's client sends these with each line; who is paid and what we keep is ours to know. */
const sentWithLines = {
  sellerAccountId: text(100).optional(),
  commissionRate: text(10).optional(),
};

const ListingCart = z
  .array(
    z.strictObject({ ...priceReference, ...shownToTheBuyer, ...sentWithLines, quantity: Quantity }),
  )
  .min(1)
  .max(mostLines);

/** A line of the cart that we keep, as the buyer's page showed it. */
const SeenLine = z.strictObject({
  cartId: z.uuid().optional(),
  ...shownToTheBuyer,
  ...sentWithLines,
  quantity: Quantity,
});
export type SeenLine = z.output<typeof SeenLine>;

/**
 * The lines of a directory cart, or, without prices of a listing, what the buyer saw of the cart that we keep: that one
 * is what is paid (CART-11).
 */
export const startCheckout = defineCall({
  method: "POST",
  path: "/pay/checkout",
  summary:
    "Pay for what is in the directory cart, or in one's own cart of the marketplace (signed in)",
  body: z.strictObject({
    ...takenAndIgnored,
    chargeType: text(40).optional(),
    applicationFeePct: z.number().optional(),
    items: z.union([ListingCart, z.array(SeenLine).min(1).max(mostLines)]),
    /** What the buyer's page showed of a cart of the marketplace, with delivery. */
    totalAmount: z.int().min(0).max(100_000_000).optional(),
    recipient: CheckoutRecipient.optional(),
  }),
  response: StartedPayment,
});

export type CheckoutBody = z.output<NonNullable<(typeof startCheckout)["body"]>>;

/** The lines of a directory cart; undefined where the cart of the marketplace is meant. */
export function listingLinesOf({ items }: CheckoutBody): z.output<typeof ListingCart> | undefined {
  const lines = items.flatMap((item) => ("pricingId" in item ? item : []));
  return lines.length > 0 ? lines : undefined;
}

/** What somebody saw when they pressed the button. */
export interface SeenCart {
  lines: SeenLine[];
  totalCents: number | undefined;
  recipient: CheckoutRecipient | undefined;
}

export const seenCartOf = ({ items, totalAmount, recipient }: CheckoutBody): SeenCart => ({
  lines: items.flatMap((item) => ("pricingId" in item ? [] : item)),
  totalCents: totalAmount,
  recipient,
});

const OneTimeBody = z
  .strictObject({
    ...takenAndIgnored,
    businessId: priceReference.businessId.optional(),
    pricingId: priceReference.pricingId.optional(),
    bookingId: BookingId.optional(),
    ...shownToTheBuyer,
    quantity: Quantity.optional(),
  })
  .refine(({ businessId, pricingId, bookingId }) => bookingId ?? (businessId && pricingId), {
    path: ["pricingId"],
    error: "Please choose a price or a booking.",
  });

export const startOneTimePayment = defineCall({
  method: "POST",
  path: "/pay/checkout/one-time",
  summary: "Pay one price of a listing, or a time that is held for the caller (signed in)",
  body: OneTimeBody,
  response: StartedPayment,
});

/** What is wanted, by what identifies it: nothing else of the body decides. */
export function wantedLineOf(body: z.infer<typeof OneTimeBody>) {
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
      /** The buyer's bank has it while a dispute is open, and keeps it when we lose. */
      disputedCents: z.int(),
      lines: z.array(SaleLine),
    }),
  ),
});
export type Payment = z.infer<typeof Payment>;

const page = z.strictObject({ cursor: Cursor.optional(), limit: pageLimit(50).optional() });

export const listPayments = defineCall({
  method: "GET",
  path: "/pay/payments",
  summary: "List what the caller has paid, newest first (signed in)",
  query: page,
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

/** What a payee sold in one payment. */
export const Sale = z.strictObject({
  id: z.uuid(),
  sellerName: z.string(),
  buyerName: z.string(),
  amountCents: z.int(),
  feeCents: z.int(),
  shareCents: z.int(),
  refundedCents: z.int(),
  /** What the payee gave back of their share. */
  refundedShareCents: z.int(),
  /** held: with us, until their account is ready. kept: for an earlier debt, or refunded before it was sent. */
  payout: z.enum(["held", "sending", "sent", "kept"]),
  disputedCents: z.int(),
  paidAt: Timestamp,
  lines: z.array(SaleLine),
});
export type Sale = z.infer<typeof Sale>;

export const listSales = defineCall({
  method: "GET",
  path: "/pay/sales",
  summary: "List what was paid to the caller, newest first (signed in)",
  query: page,
  response: z.strictObject({ data: z.array(Sale), nextCursor: z.string().nullable() }),
});

export const refundSale = defineCall({
  method: "POST",
  path: "/pay/sales/:id/refunds",
  summary: "Refund a sale, in part or whole (the payee, admins)",
  params,
  body: z.strictObject({ amountCents: z.int().min(1).max(2_000_000) }),
  response: Sale,
});
