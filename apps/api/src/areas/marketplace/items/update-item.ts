import type { EditableItem, ItemBody } from "@boab/contracts/marketplace/items";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findItemErrors } from "./item.rules.ts";
import { loadItemToSell, readEditableItem } from "./load-item.ts";
import { assertNoFieldErrors, writeItem } from "./write-item.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "tasks" | "mediaUrl">;

export interface ItemUpdate extends ItemBody {
  store_id?: string | undefined;
  version: number;
  stockSeen: { id: string; quantity: number }[];
}

/** A seller saves one of their items, but never over another save or a sale. */
export async function updateItem(
  deps: Deps,
  member: Member,
  itemId: string,
  { store_id, version, stockSeen, ...body }: ItemUpdate,
): Promise<EditableItem> {
  await runOnce(deps.db, async (tx) => {
    const { item, ownerId } = await loadItemToSell(tx, member, itemId);
    if (store_id !== undefined && store_id !== item.storeId)
      throw new AppError("field_not_allowed", {
        fields: { store_id: "You can't change this field." },
      });
    if (version !== item.version) throw new AppError("conflict");
    // A draft has its own call to save it, and goes on sale by creating the item.
    if (item.status === "draft") throw new AppError("not_found");
    assertNoFieldErrors(findItemErrors(body));
    const seen = new Map(stockSeen.map(({ id, quantity }) => [id, quantity]));
    await writeItem(deps, tx, { actor: member, ownerId, itemId, body, seen });
  });
  return readEditableItem(deps.db, itemId);
}
