import type { CallResponse } from "@boab/contracts/common/call";
import type {
  AdminStore,
  listStores as listCall,
} from "@boab/contracts/marketplace/administration";
import { StoreId } from "@boab/contracts/marketplace/store-fields";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listOpenStores } from "./administration.repository.ts";

const defaultLimit = 25;

interface Query {
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const toStoreState = (store: { isHidden: boolean; isWithheld: boolean }): AdminStore["state"] => {
  if (store.isHidden) return "hidden";
  return store.isWithheld ? "withheld" : "public";
};

/** Staff list the stores, with their owners and whether they are hidden. */
export async function listStores(
  { db }: Pick<MarketplaceDeps, "db">,
  { q, limit = defaultLimit, cursor }: Query,
): Promise<CallResponse<typeof listCall>> {
  const rows = await listOpenStores(db, q, limit + 1, readPosition(cursor, StoreId));
  const { shown, nextCursor } = cutPage(rows, limit);
  const data = shown.map(({ position: _, isHidden, isWithheld, createdAt, ...row }) => ({
    ...row,
    state: toStoreState({ isHidden, isWithheld }),
    createdAt: createdAt.toISOString(),
  }));
  return { data, nextCursor };
}
