import {
  getStoreBySlug,
  getStoreOfUser,
  OwnStore,
  type PublicStore,
} from "@boab/contracts/marketplace/stores";
import { api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import type { StoreView } from "./store-view.ts";

/** Loads the store of a person; null when there is none that the caller may see. */
export async function loadStoreByOwner(
  request: Request,
  userId: string,
): Promise<PublicStore | null> {
  try {
    return await api(request).call(getStoreOfUser, { params: { userId } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw forBoundary(error);
  }
}

/** Loads the caller's own store with all its data. */
export async function loadOwnStore(request: Request): Promise<OwnStore | null> {
  const viewer = await currentProfile(request);
  const store = viewer && (await loadStoreByOwner(request, viewer.id));
  const own = OwnStore.safeParse(store);
  return own.success ? own.data : null;
}

/** Loads a store by its slug. Its owner gets all the data, even while the store is hidden. */
export async function loadStorePage(request: Request, slug: string): Promise<StoreView> {
  const own = await loadOwnStore(request);
  if (own?.slug === slug) return { store: own, own };
  const store = await api(request).load(getStoreBySlug, { params: { slug } });
  return { store, own: null };
}
