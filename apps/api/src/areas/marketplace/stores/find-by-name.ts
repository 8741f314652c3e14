import type { CallResponse } from "@boab/contracts/common/call";
import { StoreName } from "@boab/contracts/marketplace/store-fields";
import type { findStoreByName as nameCall } from "@boab/contracts/marketplace/stores";
import type { MarketplaceDeps } from "../deps.ts";
import { loadStoreFacts } from "./load-store-facts.ts";
import { findStoreByName } from "./stores.repository.ts";
import { publicStore } from "./view-store.ts";

/** Only the whole name finds a store. A hidden one takes its name, and nobody learns whose it is. */
export async function findByName(
  { db, clock, mediaAddress }: Pick<MarketplaceDeps, "db" | "clock" | "mediaAddress">,
  typed: string,
): Promise<CallResponse<typeof nameCall>> {
  const name = StoreName.safeParse(typed);
  if (!name.success) return { available: false, store: null };
  const store = await findStoreByName(db, name.data);
  return {
    available: store === undefined,
    store: store?.isPublic
      ? publicStore(store, await loadStoreFacts(db, clock, store.id), mediaAddress)
      : null,
  };
}
