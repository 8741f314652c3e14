import type { Teammate } from "@boab/contracts/bookings/team";
import { addDays } from "#areas/bookings/slots/zone.rules.ts";
import type { Tx } from "#platform/db/db.ts";
import { addAskedTeammate, addNamedTeammate } from "../factories/team-names.ts";
import { toUuid } from "../to-uuid.ts";

const day = (startTime: string, endTime: string) => ({ enabled: true, startTime, endTime });
const off = { enabled: false, startTime: "09:00", endTime: "17:00" };
const withBreak = { ...day("09:00", "12:00"), second: { startTime: "13:00", endTime: "17:30" } };

/**
 * The first works whenever the business is open. The others have a break at noon, start late with Saturdays off, come at
 * the end of the week, or come for Saturdays and two evenings.
 */
const weeks: Teammate["weekly"][] = [
  null,
  {
    monday: off,
    tuesday: off,
    wednesday: withBreak,
    thursday: withBreak,
    friday: withBreak,
    saturday: day("08:00", "16:00"),
    sunday: day("10:00", "16:00"),
  },
  {
    monday: day("12:00", "18:00"),
    tuesday: day("12:00", "18:00"),
    wednesday: day("12:00", "18:00"),
    thursday: day("12:00", "18:00"),
    friday: day("12:00", "18:00"),
    saturday: off,
    sunday: day("10:00", "16:00"),
  },
  {
    monday: off,
    tuesday: off,
    wednesday: off,
    thursday: day("09:00", "20:00"),
    friday: day("09:00", "20:00"),
    saturday: day("08:00", "19:00"),
    sunday: day("10:00", "17:00"),
  },
  {
    monday: off,
    tuesday: day("15:00", "20:00"),
    wednesday: off,
    thursday: day("15:00", "20:00"),
    friday: off,
    saturday: day("08:00", "19:00"),
    sunday: off,
  },
];

interface TeamPlan {
  businessId: string;
  names: readonly string[];
  serviceIds: readonly string[];
  today: string;
}

export const makeDemoTeam = ({ businessId, names, serviceIds, today }: TeamPlan): Teammate[] =>
  names.map((name, index) => ({
    id: toUuid(`${name} of ${businessId}`),
    name,
    takesBookings: true,
    weekly: weeks[index % weeks.length] ?? null,
    daysOff:
      index === 0
        ? []
        : [{ from: addDays(today, 16 + index), until: addDays(today, 17 + index), note: "" }],
    // Somebody who is still learning does every second service.
    serviceIds: index === 2 ? serviceIds.filter((_id, position) => position % 2 === 0) : null,
  }));

/** Most of a team have agreed to be named; the third was asked and hasn't answered, and nobody has asked the fifth. */
export async function nameDemoTeam(
  tx: Tx,
  businessId: string,
  team: readonly Teammate[],
): Promise<void> {
  for (const [index, { id, name }] of team.entries()) {
    const email = `${name.toLowerCase().replace(/ /g, ".")}@team.example`;
    const person = { businessId, teammateId: id, name, email };
    if (index === 2) await addAskedTeammate(tx, person);
    else if (index !== 4) await addNamedTeammate(tx, person);
  }
}
