import { slotLengthsMinutes } from "../../packages/contracts/src/bookings/limits.ts";
import { makeRandom } from "./support/random.ts";
import {
  makeOpenSchedule,
  minutesToTime,
  pickRandom,
  pickRandomWindow,
  zones,
} from "./support/schedules.ts";
import { report } from "./support/verdict.ts";

// Promise: slots are right on the days when clocks change. First the frozen table; then 10,000 random settings in six
// zones, against a clock that is read minute by minute: what is listed is what fits, nothing overlaps, and exactly what
// is listed free is accepted. Listing and accepting are one function of the rules (`findSlots`, which `listSlots` and
// `requestBooking` reach through `findSlotsOfDay`); 40 requests to the use cases themselves, with a database, show that. `--sabotage`
// forgets that clocks change, and must fail.
if (process.argv.includes("--sabotage")) await import("./support/wall-clock.ts");
const { bookRandomSlots } = await import("./support/booked-slots.ts");
const { chooseSlot, findSlots, makeDefaultVisit } = await import(
  "../../apps/api/src/areas/bookings/slots/slots.rules.ts"
);

const scheduleCount = 10_000;
const random = makeRandom(20_261_004);
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Long before, so that notice plays no part; near enough for 90 days. */
const getEarlierInstant = (date: string) => Date.parse(`${date}T00:00:00Z`) - 10 * dayMs;

const night = { daily: { startTime: "01:00", endTime: "04:00" } };
const expectedRows = [
  ["Australia/Sydney", "2026-10-04", "01:00 01:30 03:00 03:30"],
  ["Australia/Sydney", "2027-04-04", "01:00 01:30 02:00 02:30 02:00 02:30 03:00 03:30"],
  ["Australia/Adelaide", "2026-10-04", "01:00 01:30 03:00 03:30"],
  ["Australia/Brisbane", "2026-10-04", "01:00 01:30 02:00 02:30 03:00 03:30"],
  ["Australia/Lord_Howe", "2026-10-04", "01:00 01:30 02:30 03:00 03:30"],
  ["Australia/Lord_Howe", "2027-04-04", "01:00 01:30 01:30 02:00 02:30 03:00 03:30"],
] as const;

const wrongRows = expectedRows.filter(([timeZone, date, expected]) => {
  const schedule = makeOpenSchedule({ timeZone, ...night });
  const found = findSlots(schedule, makeDefaultVisit(schedule), {
    date,
    taken: [],
    now: getEarlierInstant(date),
  });
  return found.slots.map(({ start }) => start).join(" ") !== expected;
});

/** The instants of a day with what the zone's clock shows, minute by minute: slow, and hard to get wrong. */
const minutesByDay = new Map<string, { at: number; time: string }[]>();
function listMinutes(timeZone: string, date: string) {
  const key = `${timeZone} ${date}`;
  const known = minutesByDay.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const first = Date.parse(`${date}T00:00:00Z`) - 13 * 3_600_000;
  const minutes = Array.from({ length: 39 * 60 }, (_, index) => first + index * minuteMs)
    .map((at) => ({ at, shown: format.format(at) }))
    .filter(({ shown }) => shown.startsWith(date))
    .map(({ at, shown }) => ({ at, time: shown.slice(-5) }));
  minutesByDay.set(key, minutes);
  return minutes;
}

/** Days around both changes, and ordinary ones. */
const dates = [
  "2026-10-03",
  "2026-10-04",
  "2026-10-05",
  "2026-11-21",
  "2027-04-03",
  "2027-04-04",
  "2027-04-05",
  "2027-01-26",
];

let wrongListCount = 0;
let overlapCount = 0;
let wrongAnswerCount = 0;
for (let index = 0; index < scheduleCount; index++) {
  const timeZone = pickRandom(random, zones);
  const date = pickRandom(random, dates);
  const daily = pickRandomWindow(random);
  const slotLength = pickRandom(random, slotLengthsMinutes);
  const schedule = makeOpenSchedule({ timeZone, daily, slotLength });
  const visit = {
    durationMinutes: pickRandom(random, [slotLength, 5, 25, 60, 180, 720]),
    bufferBeforeMinutes: pickRandom(random, [0, 0, 15]),
    bufferAfterMinutes: pickRandom(random, [0, 0, 30]),
  };
  const within = listMinutes(timeZone, date).filter(
    ({ time }) => daily.startTime <= time && time < daily.endTime,
  );
  const from = within[0]?.at ?? 0;
  const to = (within.at(-1)?.at ?? -minuteMs) + minuteMs;
  const expected: number[] = [];
  for (let at = from; at + visit.durationMinutes * minuteMs <= to; at += slotLength * minuteMs)
    expected.push(at);
  const busy = from + random.between(0, 600) * minuteMs;
  const taken = [
    {
      from: busy,
      to: busy + random.between(5, 240) * minuteMs,
      teammateId: null,
      bookingId: "BOOK-00000001",
    },
  ];
  const day = findSlots(schedule, visit, { date, taken, now: getEarlierInstant(date) });
  if (day.slots.map(({ startsAt }) => startsAt).join() !== expected.join()) wrongListCount++;
  for (const { startsAt, endsAt, isFree, start } of day.slots) {
    const blocked = {
      from: startsAt - visit.bufferBeforeMinutes * minuteMs,
      to: endsAt + visit.bufferAfterMinutes * minuteMs,
    };
    const isTaken = taken.some((one) => blocked.from < one.to && one.from < blocked.to);
    if (isFree === isTaken) overlapCount++;
    const choice = { date, start, startsAt: new Date(startsAt).toISOString() };
    if (chooseSlot(day, choice).ok !== isFree) wrongAnswerCount++;
  }
  // A time of nobody's choosing is accepted only if it is listed free.
  const start = minutesToTime(random.between(0, 24 * 60 - 1));
  const isListed = day.slots.some((slot) => slot.isFree && slot.start === start);
  if (chooseSlot(day, { date, start }).ok !== isListed) wrongAnswerCount++;
}

const booked = await bookRandomSlots(random, 40);

report([
  ...[
    { name: "rows of the frozen table that differ", figure: wrongRows.length },
    { name: `lists out of ${scheduleCount} that differ from the clock`, figure: wrongListCount },
    { name: "free times that overlap what is taken, or the other way round", figure: overlapCount },
    { name: "times accepted and not listed, or the other way round", figure: wrongAnswerCount },
    {
      name: "requests accepted and not listed free, or the other way round",
      figure: booked.different,
    },
  ].map(({ name, figure }) => ({ name, holds: figure === 0, figure: String(figure) })),
  {
    name: "requests of both kinds",
    holds: booked.accepted > 0 && booked.refused > 0,
    figure: `${booked.accepted} accepted, ${booked.refused} refused`,
  },
]);
