import { randomUUID } from "node:crypto";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { Teammate, TeammateRow } from "@boab/contracts/bookings/team";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { endNaming } from "./end-naming.ts";
import { giveUpcomingVisits, listBookedTeammates, saveTeam } from "./team.repository.ts";

interface TeamChange {
  before: readonly Teammate[];
  rows: readonly TeammateRow[];
  serviceIds: readonly string[];
}

/** We make the ids: an id that is not in this team is refused, as is a service that is not in the list. */
export function completeTeam({ before, rows, serviceIds }: TeamChange): Teammate[] {
  rows.forEach((row, index) => {
    const isRepeated = row.id && rows.findIndex(({ id }) => id === row.id) < index;
    if (row.id && (isRepeated || !before.some(({ id }) => id === row.id)))
      throw refuse(index, "id", bookingCopy.teammateGone);
    const stored = before.find(({ id }) => id === row.id)?.serviceIds ?? [];
    // A service that has left the list in the meantime stays harmless in what is sent back.
    if (row.serviceIds?.some((id) => !serviceIds.includes(id) && !stored.includes(id)))
      throw refuse(index, "serviceIds", bookingCopy.teammateServiceGone);
  });
  return rows.map((row) => ({
    ...row,
    id: row.id ?? randomUUID(),
    serviceIds: row.serviceIds?.filter((id) => serviceIds.includes(id)) ?? null,
  }));
}

const refuse = (index: number, field: string, sentence: string) =>
  new AppError("bad_request", { fields: { [`team.${index}.${field}`]: sentence } });

/** Nobody leaves a team while customers still come to them. */
export async function changeTeam(
  tx: Tx,
  businessId: string,
  { before, after, now }: { before: readonly Teammate[]; after: readonly Teammate[]; now: Date },
): Promise<void> {
  const removed = before.filter(({ id }) => !after.some((teammate) => teammate.id === id));
  const booked = await listBookedTeammates(
    tx,
    removed.map(({ id }) => id),
    now,
  );
  const stillBooked = removed.find(({ id }) => booked.has(id));
  if (stillBooked) throw new AppError("teammate_has_visits");
  await saveTeam(tx, businessId, after, now);
  await endNaming(
    tx,
    removed.map(({ id }) => id),
    "left the team",
    now,
  );
  // Consent is for a name, so a changed one is asked for anew.
  const renamed = before.filter(({ id, name }) =>
    after.some((teammate) => teammate.id === id && teammate.name !== name),
  );
  await endNaming(
    tx,
    renamed.map(({ id }) => id),
    "name changed",
    now,
  );
  const [first] = after;
  if (before.length === 0 && first) await giveUpcomingVisits(tx, businessId, first.id, now);
}
