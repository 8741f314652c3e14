import { randomUUID } from "node:crypto";
import type { Random } from "@boab/art/random";
import type { Teammate } from "@boab/contracts/bookings/team";
import { addDays } from "#areas/bookings/slots/zone.rules.ts";
import type { Tx } from "#platform/db/db.ts";
import { addAskedTeammate, addNamedTeammate } from "../factories/team-names.ts";

/** Invented for the demo. */
const names = [
  "Selam Tesfaye",
  "Bintu Conteh",
  "Rahel Mekonnen",
  "Adhieu Mabior",
  "Chidinma Eze",
  "Fatou Ceesay",
  "Nyaring Duot",
  "Wanjiru Kamau",
  "Yusuf Osman",
  "Thandeka Zulu",
  "Efua Sarpong",
  "Hodan Warsame",
] as const;

const day = (startTime: string, endTime: string) => ({ enabled: true, startTime, endTime });
const off = { enabled: false, startTime: "09:00", endTime: "17:00" };
const withBreak = { ...day("09:00", "12:00"), second: { startTime: "13:00", endTime: "17:30" } };

/** Somebody who starts late and has Saturdays off, and somebody with a break at noon. */
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
    monday: off,
    tuesday: day("12:00", "18:00"),
    wednesday: day("12:00", "18:00"),
    thursday: day("12:00", "18:00"),
    friday: day("12:00", "18:00"),
    saturday: off,
    sunday: day("10:00", "16:00"),
  },
];

/** Two or three people, of whom the first does everything whenever the business is open. */
export function makeDemoTeam(
  dice: Random,
  { serviceIds, today }: { serviceIds: readonly string[]; today: string },
): Teammate[] {
  const size = dice.chance(0.5) ? 3 : 2;
  const first = Math.floor(dice.between(0, names.length - size + 1));
  return Array.from({ length: size }, (_, index) => ({
    id: randomUUID(),
    name: names[first + index] ?? names[0],
    takesBookings: true,
    weekly: weeks[index] ?? null,
    daysOff:
      index === 0
        ? []
        : [{ from: addDays(today, 16 + index), until: addDays(today, 17 + index), note: "" }],
    serviceIds: index < 2 ? null : serviceIds.filter((_id, position) => position % 2 === 0),
  }));
}

/** Two of a team have agreed to be named; a third was asked and hasn't answered. */
export async function nameDemoTeam(
  tx: Tx,
  businessId: string,
  team: readonly Teammate[],
): Promise<void> {
  for (const [index, { id, name }] of team.entries()) {
    const email = `${name.toLowerCase().replace(" ", ".")}@team.example`;
    const person = { businessId, teammateId: id, name, email };
    if (index < 2) await addNamedTeammate(tx, person);
    else await addAskedTeammate(tx, person);
  }
}
