import type { CallInput } from "@boab/contracts/common/call";
import { itemNotes, itemTexts } from "@boab/contracts/marketplace/item-texts";
import {
  createItem,
  deleteItem,
  discardItemDraft,
  restoreItem,
  updateItem,
} from "@boab/contracts/marketplace/items";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** The item is too deep for fields with names, so it comes as JSON; the API checks all of it. */
const read = <Body>(item: string | undefined) => JSON.parse(item ?? "{}") as Body;

export async function addItem(request: Request, storeId: string) {
  const { intent, item } = await formValues(request);
  if (intent === "discard")
    return formResult(() => api(request).call(discardItemDraft, { params: { shopId: storeId } }));
  const body = {
    ...read<CallInput<typeof createItem>["body"]>(item),
    store_id: storeId,
  };
  return formResult(() => api(request).call(createItem, { body }), {}, itemTexts.createFailed);
}

export async function saveItem(request: Request, itemId: string) {
  const { item } = await formValues(request);
  const body = read<CallInput<typeof updateItem>["body"]>(item);
  return formResult(
    () => api(request).call(updateItem, { params: { itemId }, body }),
    {},
    itemNotes.saveFailed,
  );
}

/** From the list: deletes an item, or puts it back on sale. */
export async function changeListedItem(request: Request) {
  const { intent, itemId = "" } = await formValues(request);
  if (intent === "restore")
    return formResult(
      () => api(request).call(restoreItem, { params: { itemId } }),
      { itemId },
      itemNotes.restoreFailed,
    );
  return formResult(
    () => api(request).call(deleteItem, { params: { itemId } }),
    { itemId },
    itemNotes.deleteFailed,
  );
}
