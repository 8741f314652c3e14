import { inTransaction } from "#platform/db/db.ts";
import { sessionDays } from "#platform/http/session-cookie.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { AccountsDeps } from "../deps.ts";
import { deleteEndedSessions, insertEndedSession } from "./ended-sessions.repository.ts";

/** Ends this one session: it no longer holds, not even in a copy that somebody else took. */
export async function closeSession(
  { db, clock, identity }: Pick<AccountsDeps, "db" | "clock" | "identity">,
  session: string | undefined,
): Promise<void> {
  // What is no session needs no end, and must not fill the table.
  if (!session || !(await identity.verifySession(session))) return;
  await inTransaction(db, (tx) => insertEndedSession(tx, hashToken(session), clock()));
}

/** A session that has run out by itself need not be remembered. */
export function forgetEndedSessions({
  db,
  clock,
}: Pick<AccountsDeps, "db" | "clock">): Promise<void> {
  const longAgo = new Date(clock().getTime() - sessionDays * 24 * 60 * 60 * 1000);
  return inTransaction(db, (tx) => deleteEndedSessions(tx, longAgo));
}
