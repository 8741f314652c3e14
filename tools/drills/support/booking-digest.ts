import { createHash } from "node:crypto";

// For the drill `clock-and-tz`: everything the bookings area computes from an instant, as one digest each. The instant comes
// in as a value, as everywhere; what the server's own clock and zone say must not matter.
if (process.env.SABOTAGED) await import("./wall-clock.ts");
const { findSlots } = await import("../../../apps/api/src/areas/bookings/slots/slots.rules.ts");
const { toLocalDateTime, addDays } = await import(
  "../../../apps/api/src/areas/bookings/slots/zone.rules.ts"
);
const { getDayParts } = await import(
  "../../../apps/api/src/areas/bookings/emails/describe-visit.ts"
);
const { formatTime } = await import("@boab/format/dates");
const { formatDayTime, formatLongDayTime } = await import("@boab/format/calendar");
const { makeRandom } = await import("./random.ts");
const { makeOpenSchedule, pickRandomWindow: randomWindow, zones } = await import("./schedules.ts");

const dayStep = 13;

function computeDigest(now: number): string {
  const random = makeRandom(7);
  const parts: unknown[] = [];
  for (const timeZone of zones) {
    const today = toLocalDateTime(now, timeZone).date;
    for (let days = -1; days <= 92; days += dayStep) {
      const date = addDays(today, days);
      const schedule = makeOpenSchedule({ timeZone, daily: randomWindow(random) });
      const visit = { durationMinutes: 45, bufferBeforeMinutes: 0, bufferAfterMinutes: 15 };
      const day = findSlots(schedule, visit, { date, taken: [], now });
      const first = new Date(day.slots[0]?.startsAt ?? now);
      parts.push(date, day, formatLongDayTime(first, timeZone), formatDayTime(first, timeZone));
      parts.push(getDayParts(first, timeZone), formatTime(first, timeZone));
    }
  }
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

for (const instant of (process.env.INSTANTS ?? "").split(","))
  console.log(computeDigest(Date.parse(instant)));
