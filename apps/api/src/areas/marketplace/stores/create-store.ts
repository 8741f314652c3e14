import { isActive, isAdmin, isMerchant } from "@boab/contracts/accounts/roles";
import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import type { createStore as createCall } from "@boab/contracts/marketplace/stores";
import { storeTexts } from "@boab/contracts/marketplace/texts";
import anyAscii from "any-ascii";
import { lockProfile } from "#areas/accounts/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { loadStoreFacts } from "./load-store-facts.ts";
import { slugOfLastResort, slugProposals } from "./store.rules.ts";
import { findStore, findTakenSlugs, insertStore, lockSlugs } from "./stores.repository.ts";
import { ownStore } from "./view-store.ts";

/** Somebody who may sell opens one store. It can be seen at once; selling starts with a payout account. */
export function createStore(
  { db, clock, mediaAddress }: Pick<MarketplaceDeps, "db" | "clock" | "mediaAddress">,
  { userId }: Member,
  { userId: named, ...details }: PartOutput<(typeof createCall)["body"]>,
): Promise<CallResponse<typeof createCall>> {
  if (named !== undefined && named !== userId) throw new AppError("actor_mismatch");
  return inTransaction(db, async (tx) => {
    const seller = await lockProfile(tx, userId);
    if (!seller || !isActive(seller) || !(isMerchant(seller) || isAdmin(seller)))
      throw new AppError("forbidden");
    if (await findStore(tx, { userId })) throw new AppError("store_exists");
    const id = makeId("STO", 8);
    await insertStore(
      tx,
      {
        id,
        userId,
        slug: await freeSlug(tx, details.storeName),
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
    const facts = await loadStoreFacts(tx, clock, id);
    const own = ownStore(store, facts, mediaAddress);
    return { stat: true, message: storeTexts.created, store: own };
  });
}

/** Names of closed stores keep their address: a shared link must not lead to somebody else. */
async function freeSlug(tx: Tx, name: string): Promise<string> {
  const ascii = anyAscii(name);
  const proposals = slugProposals(ascii);
  await lockSlugs(tx);
  const taken = await findTakenSlugs(tx, proposals);
  const free = proposals.find((slug) => !taken.has(slug));
  return free ?? slugOfLastResort(ascii, makeId("n", 8).slice(2));
}
