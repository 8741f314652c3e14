import {
  type PublicBusiness,
  readBusiness,
  resolveSlug,
} from "@boab/contracts/directory/businesses";
import { BusinessKey } from "@boab/contracts/directory/listing-fields";
import { redirect } from "react-router";
import { type ApiClient, api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { listingPath } from "../listing-card.ts";
import type { BusinessView } from "./business-view.ts";
import { type SearchMetadata, toSearchMetadata } from "./structured-data.server.ts";
import { viewBusiness } from "./view-business.server.ts";

export type ListingPage =
  | { kind: "listing"; isPublic: boolean; view: BusinessView; found: SearchMetadata }
  | { kind: "gone" };

/** A live listing is loaded without the session (decision 007). */
export async function loadListing(key: string, request: Request, now: Date): Promise<ListingPage> {
  const publicClient = publicApi(request);
  const person = request.headers.has("cookie") ? api(request) : null;
  const lookup = await findListing(key, { everybody: publicClient, person });
  if (lookup.kind === "gone") return lookup;
  const origin = config.publicOrigin;
  const { map } = config;
  return {
    kind: "listing",
    isPublic: lookup.kind === "public",
    view: viewBusiness(lookup.business, { now, origin, map }),
    found: toSearchMetadata(lookup.business, origin),
  };
}

type ApiCaller = Pick<ApiClient, "call">;

/** Two API clients: one without a session, and one for the person whose cookie was sent. */
interface ListingClients {
  everybody: ApiCaller;
  person: ApiCaller | null;
}

type ListingLookup =
  | { kind: "public"; business: PublicBusiness }
  | { kind: "private"; business: PublicBusiness }
  | { kind: "gone" };

/**
 * Finds a listing by slug. Upper case, ids and former slugs redirect permanently to the current one
 * a hidden listing opens only for those who manage it.
 */
export async function findListing(key: string, clients: ListingClients): Promise<ListingLookup> {
  if (!BusinessKey.safeParse(key).success) throw redirect(pageNotFoundPath);
  const isId = /^BUS-[0-9A-Z]{8}$/i.test(key);
  const lookupKey = isId ? key.toUpperCase() : key.toLowerCase();
  const found =
    (await find(lookupKey, "public", clients.everybody)) ??
    (clients.person && (await find(lookupKey, "private", clients.person)));
  if (!found) return await resolveMovedListing(lookupKey, clients);
  if (found.business.slug !== key) throw makeSlugRedirect(found.business.slug);
  return found;
}

async function find<Kind extends "public" | "private">(id: string, kind: Kind, client: ApiCaller) {
  try {
    return { kind, business: await client.call(readBusiness, { params: { id } }) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw toBoundaryError(error);
  }
}

async function resolveMovedListing(
  key: string,
  { everybody: publicClient, person: personClient }: ListingClients,
): Promise<ListingLookup> {
  try {
    const response = await (personClient ?? publicClient).call(resolveSlug, {
      params: { slug: key },
    });
    if (response.kind === "gone") return { kind: "gone" };
    throw makeSlugRedirect(response.slug);
  } catch (error) {
    if (isMissing(error)) return redirectToNotFound();
    throw toBoundaryError(error);
  }
}

const isMissing = (error: unknown) => error instanceof ApiError && error.code === "not_found";
const makeSlugRedirect = (slug: string) => redirect(listingPath(slug), 301);
const redirectToNotFound = (): never => {
  throw redirect(pageNotFoundPath);
};
