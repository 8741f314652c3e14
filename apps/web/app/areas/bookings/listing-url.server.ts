import { config } from "#lib/http/config.server.ts";

/** The public page of a business, in full, for messages that leave our site. */
export const makeListingUrl = (slug: string): string =>
  `${config.publicOrigin}/directory/listings/${slug}`;
