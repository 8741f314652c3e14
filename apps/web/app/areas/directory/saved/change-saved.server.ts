import { saveListing, unsaveListing } from "@boab/contracts/directory/saved-listings";
import { api } from "#lib/api/api.server.ts";
import { handleSaveForm } from "#lib/api/handle-save-form.server.ts";

/** Saves or unsaves a listing; its heart button posts here. */
export const changeSavedListing = (request: Request) =>
  handleSaveForm(request, (id, isSaved) =>
    api(request).call(isSaved ? saveListing : unsaveListing, { params: { id } }),
  );
