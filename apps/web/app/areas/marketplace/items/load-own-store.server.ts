import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { redirect } from "react-router";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadOwnStore } from "../stores/load-store.server.ts";

export type WizardStore = Pick<OwnStore, "id" | "slug" | "storeName">;

/**
 * The member's own store if it has this slug; null when they have no store. For another slug it redirects to Page not
 * found.
 */
export async function findStoreBySlug(request: Request, slug: string): Promise<WizardStore | null> {
  const own = await loadOwnStore(request);
  if (!own) return null;
  if (own.slug !== slug) throw redirect(pageNotFoundPath);
  return { id: own.id, slug, storeName: own.storeName };
}

/** The member's own store; without one it redirects to Page not found. */
export async function requireStoreBySlug(request: Request, slug: string): Promise<WizardStore> {
  const store = await findStoreBySlug(request, slug);
  if (!store) throw redirect(pageNotFoundPath);
  return store;
}
