import type { Db } from "#platform/db/db.ts";
import type { Actor } from "#platform/http/actor.ts";
import { isVisibleListing } from "./businesses.repository.ts";
import { toViewer } from "./load-business.ts";

/** Everybody may read a public listing; only those who manage it may read a hidden one. */
export const mayReadListing = (db: Db, actor: Actor, key: string): Promise<boolean> =>
  isVisibleListing(db, key, toViewer(actor));
