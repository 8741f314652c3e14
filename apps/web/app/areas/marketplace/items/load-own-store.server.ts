import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { redirect } from "react-router";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadOwnStore } from "../stores/load-store.server.ts";

export type WizardStore = Pick<OwnStore, "id" | "slug" | "storeName">;

/** The member's own store at this address; null when they have none. Pages of somebody else's look like missing ones. */
export async function findStoreAt(request: Request, slug: string): Promise<WizardStore | null> {
  const own = await loadOwnStore(request);
  if (!own) return null;
  if (own.slug !== slug) throw redirect(pageNotFoundPath);
  return { id: own.id, slug, storeName: own.storeName };
}

/** For what needs a store: without one there is nothing to look at. */
export async function requireStoreAt(request: Request, slug: string): Promise<WizardStore> {
  const store = await findStoreAt(request, slug);
  if (!store) throw redirect(pageNotFoundPath);
  return store;
}
