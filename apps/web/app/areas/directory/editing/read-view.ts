import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { resource } from "#lib/api/resource.ts";
import type { BusinessView } from "../business/business-view.ts";

/** The listing as its page shows it, made by the server. */
export const listingView = resource<BusinessView>("/directory/listings/:slug/view");

/** Null keeps what is shown. */
export const readView = (
  slug: string,
  api: BrowserApi = browserApi,
): Promise<BusinessView | null> => api.read(listingView, { slug }).catch(() => null);
