import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { Actor } from "#platform/http/actor.ts";
import type { AccountsDeps } from "../deps.ts";
import { findProfile } from "../profiles/profiles.repository.ts";

/** Members read their own profile; everyone else gets null. */
export async function readOwnProfile(
  { db }: Pick<AccountsDeps, "db">,
  actor: Actor,
): Promise<FullProfile | null> {
  if (actor.kind !== "member") return null;
  return (await findProfile(db, actor.userId)) ?? null;
}
