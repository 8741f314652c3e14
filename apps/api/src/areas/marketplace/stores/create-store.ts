import { hasSellerStatus, hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import { storeCopy } from "@boab/contracts/marketplace/copy";
import type { createStore as createCall } from "@boab/contracts/marketplace/stores";
import anyAscii from "any-ascii";
import { lockProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { loadStoreStats } from "./load-store-stats.ts";
import { makeRandomSlug, proposeSlugs } from "./store.rules.ts";
import { findStore, findTakenSlugs, insertStore, lockSlugs } from "./stores.repository.ts";
import { toOwnStore } from "./view-store.ts";

/** Somebody who may sell opens one store. It can be seen at once; selling starts with a payout account. */
export function createStore(
  { db, clock, mediaUrl }: Pick<MarketplaceDeps, "db" | "clock" | "mediaUrl">,
  { userId }: Member,
  { userId: requestedUserId, ...details }: PartOutput<(typeof createCall)["body"]>,
): Promise<CallResponse<typeof createCall>> {
  if (requestedUserId !== undefined && requestedUserId !== userId)
    throw new AppError("actor_mismatch");
  return runOnce(db, async (tx) => {
    const seller = await lockProfile(tx, userId);
    if (!seller || !isActive(seller) || !(hasSellerStatus(seller) || hasStaffStatus(seller)))
      throw new AppError("forbidden");
    if (await findStore(tx, { userId })) throw new AppError("store_exists");
    const id = makeId("STO", 8);
    await insertStore(
      tx,
      {
        id,
        userId,
        slug: await findFreeSlug(tx, details.storeName),
        email: details.email,
        storeName: details.storeName,
        location: details.location ?? "",
        description: details.description ?? "",
        phoneNumber: details.phoneNumber ?? null,
        isGstRegistered: details.isGstRegistered ?? false,
        abn: details.abn ?? null,
        freeShippingFromCents: details.freeShippingFromCents ?? null,
      },
      clock(),
    );
    const store = await findStore(tx, { id });
    if (!store) throw new Error("a store that was just stored is gone");
    const stats = await loadStoreStats(tx, clock, id);
    const createdStore = toOwnStore(store, stats, mediaUrl);
    return { stat: true, message: storeCopy.created, store: createdStore };
  });
}

/** Closed stores keep their slug, because a shared link must not lead to somebody else. */
async function findFreeSlug(tx: Tx, name: string): Promise<string> {
  const ascii = anyAscii(name);
  const proposals = proposeSlugs(ascii);
  await lockSlugs(tx);
  const taken = await findTakenSlugs(tx, proposals);
  const free = proposals.find((slug) => !taken.has(slug));
  return free ?? makeRandomSlug(ascii, makeId("n", 8).slice(2));
}
