import { isActive, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { CallResponse } from "@boab/contracts/common/call";
import { StoreName } from "@boab/contracts/marketplace/store-fields";
import type {
  findStoreByName as nameCall,
  OwnStore,
  PublicStore,
} from "@boab/contracts/marketplace/stores";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { loadStoreStats } from "./load-store-stats.ts";
import { findStore, findStoreByName } from "./stores.repository.ts";
import { toOwnStore, toPublicStore } from "./view-store.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "mediaUrl">;

/** The owner and admins read all of a store, others its public part. A hidden store is not found for others. */
export async function readStore(
  { db, clock, mediaUrl }: Deps,
  actor: Actor,
  key: { id: string } | { userId: string },
): Promise<OwnStore | PublicStore> {
  const store = await findStore(db, key);
  if (!store) throw new AppError("not_found");
  const maySeeAll =
    actor.kind === "member" &&
    isActive(actor) &&
    (isFullAdmin(actor) || actor.userId === store.userId);
  if (!maySeeAll && !store.isPublic) throw new AppError("not_found");
  const stats = await loadStoreStats(db, clock, store.id);
  return maySeeAll ? toOwnStore(store, stats, mediaUrl) : toPublicStore(store, stats, mediaUrl);
}

/** Reads a public store. The response is the same for everyone, so caches may store it. */
export async function readPublicStore(
  { db, clock, mediaUrl }: Deps,
  slug: string,
): Promise<PublicStore> {
  const store = await findStore(db, { slug });
  if (!store?.isPublic) throw new AppError("not_found");
  return toPublicStore(store, await loadStoreStats(db, clock, store.id), mediaUrl);
}

/** Whether to show edit buttons. Every write checks the permission again. */
export async function readEditPermission(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  id: string,
): Promise<{ canEdit: boolean }> {
  if (actor.kind !== "member" || !isActive(actor)) return { canEdit: false };
  const store = await findStore(db, { id });
  return { canEdit: store?.userId === actor.userId };
}

/** Finds a store by its full name only. The name of a hidden store counts as taken, without revealing its owner. */
export async function searchStoreByName(
  { db, clock, mediaUrl }: Pick<MarketplaceDeps, "db" | "clock" | "mediaUrl">,
  typed: string,
): Promise<CallResponse<typeof nameCall>> {
  const name = StoreName.safeParse(typed);
  if (!name.success) return { available: false, store: null };
  const store = await findStoreByName(db, name.data);
  return {
    available: store === undefined,
    store: store?.isPublic
      ? toPublicStore(store, await loadStoreStats(db, clock, store.id), mediaUrl)
      : null,
  };
}
