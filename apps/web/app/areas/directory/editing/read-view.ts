import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { resource } from "#lib/api/resource.ts";
import type { BusinessView } from "../business/business-view.ts";

/** The listing's view for its page, formatted by the server. */
export const listingViewResource = resource<BusinessView>("/directory/listings/:slug/view");

/** Returns null on an error, and the page keeps showing the current view. */
export const readView = (
  slug: string,
  api: BrowserApi = browserApi,
): Promise<BusinessView | null> => api.read(listingViewResource, { slug }).catch(() => null);
