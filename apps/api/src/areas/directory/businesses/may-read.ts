import type { Db } from "#platform/db/db.ts";
import type { Actor } from "#platform/http/actor.ts";
import { isVisible } from "./businesses.repository.ts";
import { toViewer } from "./load-business.ts";

/** Everybody may read a public listing; only those who manage it may read a hidden one. */
export const mayRead = (db: Db, actor: Actor, key: string): Promise<boolean> =>
  isVisible(db, key, toViewer(actor));
