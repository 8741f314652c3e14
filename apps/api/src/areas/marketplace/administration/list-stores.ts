import type { CallResponse } from "@boab/contracts/common/call";
import type {
  AdminStore,
  listStores as listCall,
} from "@boab/contracts/marketplace/administration";
import { StoreId } from "@boab/contracts/marketplace/store-fields";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listOpenStores } from "./administration.repository.ts";

const usualLimit = 25;

interface Query {
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const stateOf = (store: { isHidden: boolean; isWithheld: boolean }): AdminStore["state"] => {
  if (store.isHidden) return "hidden";
  return store.isWithheld ? "withheld" : "public";
};

/** Staff go through the stores, with whose they are and which of them are hidden. */
export async function listStores(
  { db }: Pick<MarketplaceDeps, "db">,
  { q, limit = usualLimit, cursor }: Query,
): Promise<CallResponse<typeof listCall>> {
  const rows = await listOpenStores(db, q, limit + 1, readPosition(cursor, StoreId));
  const { shown, nextCursor } = cutPage(rows, limit);
  const data = shown.map(({ position: _, isHidden, isWithheld, createdAt, ...row }) => ({
    ...row,
    state: stateOf({ isHidden, isWithheld }),
    createdAt: createdAt.toISOString(),
  }));
  return { data, nextCursor };
}
