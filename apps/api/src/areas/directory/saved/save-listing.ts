import { maxSavedListings } from "@boab/contracts/directory/saved-listings";
import { lockProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { requireActive } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import {
  countSavedListings,
  deleteSavedListing,
  insertSavedListing,
  isListingSaved,
  lockAndCheckPublic,
} from "./saved.repository.ts";

/** A member saves a public listing. Saving it again changes nothing. */
export async function saveListing(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  id: string,
): Promise<void> {
  requireActive(member);
  await inTransaction(db, async (tx) => {
    // The lock makes concurrent saves count one after the other, so that they can't exceed the max.
    if (!(await lockProfile(tx, member.userId))) throw new AppError("not_signed_in");
    if (!(await lockAndCheckPublic(tx, id))) throw new AppError("not_found");
    if (await isListingSaved(tx, member.userId, id)) return;
    if ((await countSavedListings(tx, member.userId)) >= maxSavedListings)
      throw new AppError("too_many_saved");
    await insertSavedListing(tx, member.userId, id, clock());
  });
}

/** Also removes a listing that is hidden by now. A listing that was never saved gives no error. */
export async function unsaveListing(
  { db }: Pick<DirectoryDeps, "db">,
  member: Member,
  id: string,
): Promise<void> {
  requireActive(member);
  await inTransaction(db, (tx) => deleteSavedListing(tx, member.userId, id));
}
