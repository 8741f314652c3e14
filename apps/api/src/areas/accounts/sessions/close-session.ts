import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { sessionDays } from "#platform/http/session-cookie.ts";
import { hashSession } from "#platform/ids/ids.ts";
import { revokeProviderSessionsTask } from "../accounts.tasks.ts";
import type { AccountsDeps } from "../deps.ts";
import { endSessions } from "../profiles/profiles.repository.ts";
import { deleteEndedSessions, insertEndedSession } from "./ended-sessions.repository.ts";

/** Ends this one session, and every copy of its cookie. */
export async function closeSession(
  { db, clock, identity }: Pick<AccountsDeps, "db" | "clock" | "identity">,
  session: string | undefined,
): Promise<void> {
  // An invalid session needs no ending, and must not fill the table.
  if (!session || !(await identity.verifySession(session))) return;
  await inTransaction(db, (tx) => insertEndedSession(tx, hashSession(session), clock()));
}

/** Deletes the records of ended sessions that have expired anyway. */
export function purgeEndedSessions({
  db,
  clock,
}: Pick<AccountsDeps, "db" | "clock">): Promise<void> {
  const endedBefore = new Date(clock().getTime() - sessionDays * 24 * 60 * 60 * 1000);
  return inTransaction(db, (tx) => deleteEndedSessions(tx, endedBefore));
}

/** From the next request on, no session of this person is valid on any device. */
export function closeAllSessions(
  { db, clock, tasks }: Pick<AccountsDeps, "db" | "clock" | "tasks">,
  { userId }: Member,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await endSessions(tx, userId, clock());
    await tasks.enqueue(tx, revokeProviderSessionsTask, { userId });
  });
}
