import type { Db } from "#platform/db/db.ts";
import { findStanding } from "../profiles/profiles.repository.ts";
import { isLockedOut } from "./session.rules.ts";

/** Whether a person cannot sign in now: banned, suspended, closed or unknown. */
export async function isUserLockedOut(db: Db, userId: string): Promise<boolean> {
  const standing = await findStanding(db, userId);
  return !standing || isLockedOut(standing);
}
