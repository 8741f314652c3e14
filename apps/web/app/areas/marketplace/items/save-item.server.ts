import type { CallInput } from "@boab/contracts/common/call";
import {
  createItem,
  deleteItem,
  discardItemDraft,
  restoreItem,
  updateItem,
} from "@boab/contracts/marketplace/items";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { prefixToneEmoji } from "#lib/format/status-message.ts";
import { itemListCopy } from "./copy.ts";
import { itemWizardCopy } from "./wizard/copy.ts";

/** An item is too nested for form fields, so it is posted as JSON. The API checks all of it. */
const parseItem = <Body>(item: string | undefined) => JSON.parse(item ?? "{}") as Body;

export async function addItem(request: Request, storeId: string) {
  const { intent, item } = await readFormValues(request);
  if (intent === "discard")
    return runFormCall(() => api(request).call(discardItemDraft, { params: { shopId: storeId } }));
  const body = {
    ...parseItem<CallInput<typeof createItem>["body"]>(item),
    store_id: storeId,
  };
  return runFormCall(
    () => api(request).call(createItem, { body }),
    {},
    prefixToneEmoji(itemWizardCopy.createFailed),
  );
}

export async function saveItem(request: Request, itemId: string) {
  const { item } = await readFormValues(request);
  const body = parseItem<CallInput<typeof updateItem>["body"]>(item);
  return runFormCall(
    () => api(request).call(updateItem, { params: { itemId }, body }),
    {},
    itemListCopy.saveFailed,
  );
}

/** Deletes an item from the list, or puts it back on sale. */
export async function changeListedItem(request: Request) {
  const { intent, itemId = "" } = await readFormValues(request);
  if (intent === "restore")
    return runFormCall(
      () => api(request).call(restoreItem, { params: { itemId } }),
      { itemId },
      itemListCopy.restoreFailed,
    );
  return runFormCall(
    () => api(request).call(deleteItem, { params: { itemId } }),
    { itemId },
    itemListCopy.deleteFailed,
  );
}
