import { saveItem, unsaveItem } from "@boab/contracts/marketplace/saved-items";
import { api } from "#lib/api/api.server.ts";
import { changeSaved } from "#lib/api/change-saved.server.ts";

/** Posted by the heart of an item. */
export const changeSavedItem = (request: Request) =>
  changeSaved(request, (id, isSaved) =>
    api(request).call(isSaved ? saveItem : unsaveItem, { params: { id } }),
  );
