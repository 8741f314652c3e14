import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { lockStore } from "../stores/stores.repository.ts";

/** Locks the store that an admin decides about. Nobody decides about their own. */
export async function lockOtherMembersStore(tx: Tx, admin: Member, id: string) {
  const store = await lockStore(tx, id);
  if (!store) throw new AppError("not_found");
  if (store.userId === admin.userId) throw new AppError("own_interest");
  return store;
}
