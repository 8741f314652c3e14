import { isActive, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { OwnStore, PublicStore } from "@boab/contracts/marketplace/stores";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { loadStoreFacts } from "./load-store-facts.ts";
import { findStore } from "./stores.repository.ts";
import { ownStore, publicStore } from "./view-store.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock" | "mediaAddress">;

/** Its owner and admins see all of a store, others the public part, and nothing of one that is hidden. */
export async function readStore(
  { db, clock, mediaAddress }: Deps,
  actor: Actor,
  key: { id: string } | { userId: string },
): Promise<OwnStore | PublicStore> {
  const store = await findStore(db, key);
  if (!store) throw new AppError("not_found");
  const seesAll =
    actor.kind === "member" &&
    isActive(actor) &&
    (isFullAdmin(actor) || actor.userId === store.userId);
  if (!seesAll && !store.isPublic) throw new AppError("not_found");
  const facts = await loadStoreFacts(db, clock, store.id);
  return seesAll ? ownStore(store, facts, mediaAddress) : publicStore(store, facts, mediaAddress);
}

/** The same for everyone, so that caches may keep it. */
export async function readPublicStore(
  { db, clock, mediaAddress }: Deps,
  slug: string,
): Promise<PublicStore> {
  const store = await findStore(db, { slug });
  if (!store?.isPublic) throw new AppError("not_found");
  return publicStore(store, await loadStoreFacts(db, clock, store.id), mediaAddress);
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
