import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

/** A member's stores, closed ones too, what they bought, saved and mean to buy, and the stores they wait for. */
export const MarketplaceData = z.strictObject({
  stores: z.array(
    z.strictObject({
      id: z.string(),
      storeName: z.string(),
      slug: z.string(),
      email: z.string(),
      location: z.string(),
      description: z.string(),
      phoneNumber: z.string().nullable(),
      merchantId: z.string().nullable(),
      isGstRegistered: z.boolean(),
      abn: z.string().nullable(),
      freeShippingFromCents: z.int().nullable(),
      holidayMessage: z.string(),
      hiddenReason: z.string().nullable(),
      createdAt: Timestamp,
      closedAt: Timestamp.nullable(),
    }),
  ),
  /** The items of their stores, including drafts. */
  items: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      longDescription: z.string(),
      brand: z.string(),
      pickupNote: z.string().nullable(),
      priceCents: z.int().nullable(),
      status: z.string(),
      createdAt: Timestamp,
    }),
  ),
  /** One for each item of an order. */
  orders: z.array(
    z.strictObject({
      id: z.string(),
      storeName: z.string(),
      paidAt: Timestamp,
      itemName: z.string(),
      quantity: z.int(),
      unitCents: z.int(),
      trackingNumber: z.string().nullable(),
      recipientName: z.string().nullable(),
      recipientPhone: z.string().nullable(),
      street: z.string().nullable(),
      suburb: z.string().nullable(),
      state: z.string().nullable(),
      postcode: z.string().nullable(),
    }),
  ),
  /** What they reported about their orders. */
  orderProblems: z.array(
    z.strictObject({
      orderId: z.string(),
      kind: z.string(),
      details: z.string().nullable(),
      state: z.string(),
      reportedAt: Timestamp,
    }),
  ),
  /** What they wrote to the other side of an order. */
  orderMessages: z.array(
    z.strictObject({ orderId: z.string(), body: z.string().nullable(), sentAt: Timestamp }),
  ),
  cart: z.array(
    z.strictObject({
      storeName: z.string(),
      itemName: z.string(),
      quantity: z.int(),
      addedAt: Timestamp,
    }),
  ),
  /** Their unpaid checkouts, for as long as we store the recipient. */
  checkouts: z.array(
    z.strictObject({
      createdAt: Timestamp,
      recipientName: z.string(),
      recipientPhone: z.string().nullable(),
      street: z.string().nullable(),
      suburb: z.string().nullable(),
      state: z.string().nullable(),
      postcode: z.string().nullable(),
    }),
  ),
  savedItems: z.array(
    z.strictObject({ itemName: z.string(), sku: z.string(), savedAt: Timestamp }),
  ),
  backNotices: z.array(z.strictObject({ storeName: z.string(), askedAt: Timestamp })),
});
export type MarketplaceData = z.infer<typeof MarketplaceData>;
