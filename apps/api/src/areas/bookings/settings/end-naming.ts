import { teamNameTopic } from "@boab/contracts/common/consents";
import { type ConsentEnd, endConsents } from "#platform/consent/consents.repository.ts";
import type { Tx } from "#platform/db/db.ts";
import { endNameRequests } from "./name-requests.repository.ts";

/** These people are no longer named, and the links they were sent stop working. Their bookings stay as they are. */
export async function endNaming(
  tx: Tx,
  teammateIds: readonly string[],
  through: ConsentEnd,
  now: Date,
): Promise<void> {
  const subjects = await endNameRequests(tx, teammateIds, now);
  await endConsents(tx, { topic: teamNameTopic, subjects }, through, now);
}
