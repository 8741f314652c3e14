import {
  getStoreBySlug,
  getStoreOfUser,
  OwnStore,
  type PublicStore,
} from "@boab/contracts/marketplace/stores";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
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
    throw toBoundaryError(error);
  }
}

/** Loads the caller's own store with all its data. */
export async function loadOwnStore(request: Request): Promise<OwnStore | null> {
  const viewer = await loadCurrentProfile(request);
  const store = viewer && (await loadStoreByOwner(request, viewer.id));
  const ownStoreResult = OwnStore.safeParse(store);
  return ownStoreResult.success ? ownStoreResult.data : null;
}

/** Loads a store by its slug. Its owner gets all the data, even while the store is hidden. */
export async function loadStorePage(request: Request, slug: string): Promise<StoreView> {
  const ownStore = await loadOwnStore(request);
  if (ownStore?.slug === slug) return { store: ownStore, own: ownStore };
  const store = await api(request).load(getStoreBySlug, { params: { slug } });
  return { store, own: null };
}
