import type { Db } from "#platform/db/db.ts";
import type { Actor } from "#platform/http/actor.ts";
import { isVisible } from "./businesses.repository.ts";
import { viewerOf } from "./load-business.ts";

/** Whether somebody may see a listing: everybody a public one, and those who manage it a hidden one. */
export const mayRead = (db: Db, actor: Actor, key: string): Promise<boolean> =>
  isVisible(db, key, viewerOf(actor));
