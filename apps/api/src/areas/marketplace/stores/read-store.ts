import { isActive, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { OwnStore, PublicStore } from "@boab/contracts/marketplace/stores";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findStore } from "./stores.repository.ts";
import { ownStore, publicStore } from "./view-store.ts";

type Deps = Pick<MarketplaceDeps, "db" | "mediaAddress">;

/** Its owner and admins see all of a store, others the public part, and nothing of one that is hidden. */
export async function readStore(
  { db, mediaAddress }: Deps,
  actor: Actor,
  key: { id: string } | { userId: string },
): Promise<OwnStore | PublicStore> {
  const store = await findStore(db, key);
  const seesAll =
    actor.kind === "member" &&
    isActive(actor) &&
    (isFullAdmin(actor) || actor.userId === store?.userId);
  if (store && seesAll) return ownStore(store, mediaAddress);
  if (store?.isPublic) return publicStore(store, mediaAddress);
  throw new AppError("not_found");
}

/** The same for everyone, so that caches may keep it. */
export async function readPublicStore(
  { db, mediaAddress }: Deps,
  slug: string,
): Promise<PublicStore> {
  const store = await findStore(db, { slug });
  if (!store?.isPublic) throw new AppError("not_found");
  return publicStore(store, mediaAddress);
}

/** A hint for buttons; every write looks again. */
export async function readEditPermission(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  id: string,
): Promise<{ canEdit: boolean }> {
  if (actor.kind !== "member" || !isActive(actor)) return { canEdit: false };
  const store = await findStore(db, { id });
  return { canEdit: store?.userId === actor.userId };
}
