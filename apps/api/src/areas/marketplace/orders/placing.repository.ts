import type { ItemPicture } from "@boab/contracts/marketplace/items";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

export interface NewOrder {
  id: string;
  storeId: string;
  saleId: string;
  buyerId: string;
  /** Both null for picking it up. */
  courier: string | null;
  service: string | null;
  goodsCents: number;
  deliveryCents: number;
  feeCents: number;
  recipient: {
    name: string;
    phone: string | null;
    street: string | null;
    suburb: string | null;
    state: string | null;
    postcode: string | null;
  };
  /** A day in Sydney. */
  sendBy: string;
  paidAt: Date;
  lines: {
    itemId: string;
    variantId: string;
    name: string;
    picture: ItemPicture | null;
    size: string;
    colour: string;
    type: string;
    unitCents: number;
    quantity: number;
    feeCents: number;
  }[];
}

export async function insertOrder(tx: Tx, { recipient, lines, ...order }: NewOrder) {
  await tx
    .insertInto("marketplace.store_order")
    .values({
      ...{ id: order.id, store_id: order.storeId, sale_id: order.saleId, buyer_id: order.buyerId },
      ...{ delivery_courier: order.courier, delivery_service: order.service },
      ...{ goods_cents: order.goodsCents, delivery_cents: order.deliveryCents },
      fee_cents: order.feeCents,
      ...{ recipient_name: recipient.name, recipient_phone: recipient.phone },
      ...{ recipient_street: recipient.street, recipient_suburb: recipient.suburb },
      ...{ recipient_state: recipient.state, recipient_postcode: recipient.postcode },
      ...{ send_by: order.sendBy, paid_at: order.paidAt },
      words: lines.map(({ name }) => name.toLowerCase()).join(" "),
    })
    .execute();
  await tx
    .insertInto("marketplace.order_line")
    .values(
      lines.map((line, index) => ({
        ...{ order_id: order.id, item_number: index + 1, item_id: line.itemId },
        ...{ variant_id: line.variantId, name: line.name },
        picture: line.picture && JSON.stringify(line.picture),
        ...{ size: line.size, colour: line.colour, type: line.type },
        ...{ unit_cents: line.unitCents, quantity: line.quantity, fee_cents: line.feeCents },
      })),
    )
    .execute();
}

/** Item by item, in the order in which stock is taken. */
export async function countSold(
  tx: Tx,
  lines: readonly { itemId: string; quantity: number }[],
): Promise<void> {
  for (const { itemId, quantity } of lines)
    await tx
      .updateTable("marketplace.item")
      .set({ sold_count: sql`sold_count + ${quantity}` })
      .where("id", "=", itemId)
      .execute();
}
