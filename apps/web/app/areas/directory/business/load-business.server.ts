import {
  type PublicBusiness,
  readBusiness,
  resolveSlug,
} from "@boab/contracts/directory/businesses";
import { BusinessKey } from "@boab/contracts/directory/listing-fields";
import { redirect } from "react-router";
import { type ApiClient, api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { listingPath } from "../listing-card.ts";
import type { BusinessView } from "./business-view.ts";
import { type SearchData, toSearchData } from "./structured-data.server.ts";
import { viewBusiness } from "./view-business.server.ts";

export type ListingPage =
  | { kind: "listing"; isPublic: boolean; view: BusinessView; found: SearchData }
  | { kind: "gone" };

/** A live listing is loaded without the session (decision 007). */
export async function loadListing(key: string, request: Request, now: Date): Promise<ListingPage> {
  const everybody = publicApi(request);
  const person = request.headers.has("cookie") ? api(request) : null;
  const opened = await openListing(key, { everybody, person });
  if (opened.kind === "gone") return opened;
  const origin = config.publicOrigin;
  const { map } = config;
  return {
    kind: "listing",
    isPublic: opened.kind === "public",
    view: viewBusiness(opened.business, { now, origin, map }),
    found: toSearchData(opened.business, origin),
  };
}

type ApiCaller = Pick<ApiClient, "call">;

/** Two API clients: one without a session, and one for the person whose cookie was sent. */
interface ListingClients {
  everybody: ApiCaller;
  person: ApiCaller | null;
}

type OpenedListing =
  | { kind: "public"; business: PublicBusiness }
  | { kind: "private"; business: PublicBusiness }
  | { kind: "gone" };

/**
 * Finds a listing by slug. Upper case, ids and former slugs redirect permanently to the current one
 * a hidden listing opens only for those who manage it.
 */
export async function openListing(key: string, clients: ListingClients): Promise<OpenedListing> {
  if (!BusinessKey.safeParse(key).success) throw redirect(pageNotFoundPath);
  const isId = /^BUS-[0-9A-Z]{8}$/i.test(key);
  const lookupKey = isId ? key.toUpperCase() : key.toLowerCase();
  const found =
    (await find(lookupKey, "public", clients.everybody)) ??
    (clients.person && (await find(lookupKey, "private", clients.person)));
  if (!found) return await resolveMovedListing(lookupKey, clients);
  if (found.business.slug !== key) throw moved(found.business.slug);
  return found;
}

async function find<Kind extends "public" | "private">(id: string, kind: Kind, calls: ApiCaller) {
  try {
    return { kind, business: await calls.call(readBusiness, { params: { id } }) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw forBoundary(error);
  }
}

async function resolveMovedListing(
  key: string,
  { everybody, person }: ListingClients,
): Promise<OpenedListing> {
  try {
    const response = await (person ?? everybody).call(resolveSlug, { params: { slug: key } });
    if (response.kind === "gone") return { kind: "gone" };
    throw moved(response.slug);
  } catch (error) {
    if (isMissing(error)) return missing();
    throw forBoundary(error);
  }
}

const isMissing = (error: unknown) => error instanceof ApiError && error.code === "not_found";
const moved = (slug: string) => redirect(listingPath(slug), 301);
const missing = (): never => {
  throw redirect(pageNotFoundPath);
};
