import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { RefundReason } from "../payments/sale-fields.ts";
import { orderProblemCopy } from "./copy.ts";
import { OrderId } from "./order-id.ts";

const ItemNumber = z.int().min(1).max(100);
const PieceQuantity = z.int().min(1).max(99);

/** A number alone means all that is left of the item; with a quantity, that many pieces of it. */
const RefundedItem = z.union([
  ItemNumber,
  z.strictObject({ itemNumber: ItemNumber, quantity: PieceQuantity }),
]);

const RefundedItems = z.array(RefundedItem).max(100).transform(removeRepeatedItems);

/** When an item is named twice, the first entry wins. */
function removeRepeatedItems(items: z.output<typeof RefundedItem>[]) {
  const itemsWithQuantity = items.map((item) =>
    typeof item === "number" ? { itemNumber: item, quantity: null } : item,
  );
  return itemsWithQuantity.filter(
    ({ itemNumber }, index) =>
      itemsWithQuantity.findIndex((other) => other.itemNumber === itemNumber) === index,
  );
}

const refundFields = {
  items: RefundedItems,
  delivery: z.boolean(),
  /** A partial refund: an amount lower than the cost of the chosen items, split across them. */
  amountCents: z.int().min(1).max(2_000_000).optional(),
  reason: RefundReason.optional(),
};

const hasChosenSomething = ({ items, delivery }: { items: unknown[]; delivery: boolean }) =>
  items.length > 0 || delivery;
const nothingChosenIssue = { path: ["items"], error: orderProblemCopy.chooseItems };

/** The one refund of an order, whoever gives it: which items, how many pieces of each, and the delivery. */
export const OrderRefund = z
  .strictObject(refundFields)
  .refine(hasChosenSomething, nothingChosenIssue);
export type OrderRefund = z.output<typeof OrderRefund>;

export const StoreRefund = z
  .strictObject({
    ...refundFields,
    /** True when the store has the pieces back, so that they can be sold again. */
    backInStock: z.boolean().optional(),
  })
  .refine(hasChosenSomething, nothingChosenIssue);
export type StoreRefund = z.output<typeof StoreRefund>;

/** The amounts of an order that can still be refunded, by item. They add up to what is left of the sale. */
export const RefundableOrder = z.strictObject({
  orderId: OrderId,
  deliveryLeftCents: z.int(),
  lines: z.array(
    z.strictObject({
      itemNumber: z.int(),
      name: z.string(),
      /** Size, colour and type, as far as it comes in them. */
      options: z.string(),
      unitCents: z.int(),
      /** Pieces that were not refunded yet. */
      quantityLeft: z.int(),
      leftCents: z.int(),
    }),
  ),
});
export type RefundableOrder = z.infer<typeof RefundableOrder>;

export const readRefundable = defineCall({
  method: "GET",
  path: "/marketplace/sales/:sale_id/refundable",
  summary: "Get what can still be refunded of the order behind a sale (owner, admins)",
  params: z.strictObject({ sale_id: z.uuid() }),
  response: RefundableOrder,
});
