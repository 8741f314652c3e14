import { saveListing, unsaveListing } from "@boab/contracts/directory/saved-listings";
import { api } from "#lib/api/api.server.ts";
import { changeSaved } from "#lib/api/change-saved.server.ts";

/** Posted by the heart of a listing. */
export const changeSavedListing = (request: Request) =>
  changeSaved(request, (id, isSaved) =>
    api(request).call(isSaved ? saveListing : unsaveListing, { params: { id } }),
  );
