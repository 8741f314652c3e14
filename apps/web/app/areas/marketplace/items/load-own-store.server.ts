import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { redirect } from "react-router";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadOwnStore } from "../stores/load-store.server.ts";

export type OwnStoreSummary = Pick<OwnStore, "id" | "slug" | "storeName">;

/**
 * The member's own store if it has this slug; null when they have no store. For another slug it redirects to Page not
 * found.
 */
export async function findOwnStoreBySlug(
  request: Request,
  slug: string,
): Promise<OwnStoreSummary | null> {
  const ownStore = await loadOwnStore(request);
  if (!ownStore) return null;
  if (ownStore.slug !== slug) throw redirect(pageNotFoundPath);
  return { id: ownStore.id, slug, storeName: ownStore.storeName };
}

/** The member's own store; without one it redirects to Page not found. */
export async function requireOwnStoreBySlug(
  request: Request,
  slug: string,
): Promise<OwnStoreSummary> {
  const store = await findOwnStoreBySlug(request, slug);
  if (!store) throw redirect(pageNotFoundPath);
  return store;
}
