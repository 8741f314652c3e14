import { saveItem, unsaveItem } from "@boab/contracts/marketplace/saved-items";
import { api } from "#lib/api/api.server.ts";
import { handleSaveForm } from "#lib/api/handle-save-form.server.ts";

/** Saves or unsaves an item; its heart button posts here. */
export const changeSavedItem = (request: Request) =>
  handleSaveForm(request, (id, isSaved) =>
    api(request).call(isSaved ? saveItem : unsaveItem, { params: { id } }),
  );
