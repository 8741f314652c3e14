import { createHash } from "node:crypto";

// For the drill `clock-and-tz`: everything the bookings area computes from an instant, as one digest each. The instant comes
// in as a value, as everywhere; what the server's own clock and zone say must not matter.
if (process.env.SABOTAGED) await import("./wall-clock.ts");
const { findSlots } = await import("../../apps/api/src/areas/bookings/slots/slots.rules.ts");
const { localOf, nextDay } = await import("../../apps/api/src/areas/bookings/slots/zone.rules.ts");
const phrases = await import("../../apps/api/src/areas/bookings/emails/visit-phrases.ts");
const { makeRandom } = await import("./random.ts");
const { openSchedule, randomWindow, zones } = await import("./schedules.ts");

const everyFewDays = 13;

function digestAt(now: number): string {
  const random = makeRandom(7);
  const parts: unknown[] = [];
  for (const timeZone of zones) {
    const today = localOf(now, timeZone).date;
    for (let days = -1; days <= 92; days += everyFewDays) {
      const date = nextDay(today, days);
      const schedule = openSchedule({ timeZone, daily: randomWindow(random) });
      const visit = { durationMinutes: 45, bufferBeforeMinutes: 0, bufferAfterMinutes: 15 };
      const day = findSlots(schedule, visit, { date, taken: [], now });
      const first = new Date(day.slots[0]?.startsAt ?? now);
      parts.push(date, day, phrases.longTime(first, timeZone), phrases.shortTime(first, timeZone));
      parts.push(phrases.dayParts(first, timeZone), phrases.clockTime(first, timeZone));
    }
  }
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

for (const instant of (process.env.INSTANTS ?? "").split(","))
  console.log(digestAt(Date.parse(instant)));
