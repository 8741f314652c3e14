import { minuteOfWeek, openingAt, type WeekHours, weekdays } from "@boab/contracts/directory/hours";
import { categories } from "@boab/contracts/directory/listing-fields";
import type { ListingPage } from "@boab/contracts/directory/search";
import { StateCode } from "@boab/contracts/directory/suburbs";
import { beforeAll, describe, expect, test } from "vitest";
import { visitor } from "#platform/http/actor.ts";
import { insertListing, type ListingOverrides } from "#test/factories/directory.ts";
import { useTestApp } from "#test/harness.ts";
import { listBusinesses } from "./list-businesses.ts";
import { makeListingTotals } from "./listing-totals.ts";
import type { zones } from "./opening.rules.ts";

const app = useTestApp();

/** A fixed seed, so that a failure can be reproduced. */
function makeRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
const random = makeRandom(20_261_115);
const pickInteger = (upperBound: number) => Math.floor(random() * upperBound);
const pickOne = <T>(values: readonly T[]): T => values[pickInteger(values.length)] as T;

const words = ["suya", "braids", "kente", "clinic", "maths", "grill"];
const states = StateCode.options;

const time = () =>
  `${String(pickInteger(24)).padStart(2, "0")}:${String(pickInteger(60)).padStart(2, "0")}`;

function makeRandomDay() {
  const open = time();
  const close = pickOne([time(), "00:00", "23:59"]);
  return {
    open,
    close: close === open ? "12:34" : close,
    closed: pickInteger(5) === 0,
    open24: pickInteger(7) === 0,
  };
}
const makeRandomDays = () =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, makeRandomDay()])) as WeekHours;

interface Sample
  extends Required<
    Pick<
      ListingOverrides,
      "name" | "description" | "category" | "state" | "days" | "priority" | "createdAt"
    >
  > {
  id: string;
  point: { latitude: number; longitude: number };
}

const samples: Sample[] = [];

beforeAll(async () => {
  const ownerId = (await app.signIn()).userId;
  for (let count = 0; count < 300; count++) {
    const overrides = {
      name: `${pickOne(words)} ${pickOne(words)}`,
      description: `With ${pickOne(words)}`,
      category: pickOne(categories),
      state: pickOne(states),
      days: makeRandomDays(),
      priority: pickOne([50, 100, 100, 100]),
      // Many share an instant, and some differ by a microsecond.
      createdAt: `2026-01-01T00:00:0${pickInteger(5)}.00000${pickInteger(3)}Z`,
    };
    const point = {
      latitude: -37.8 + (random() - 0.5) * 6,
      longitude: 144.9 + (random() - 0.5) * 6,
    };
    const id = await insertListing(app.db, { ...overrides, ownerId, suburbCentre: point });
    samples.push({ ...overrides, id, point });
  }
}, 120_000);

const send = (query: Parameters<typeof listBusinesses>[2], now = new Date()) =>
  listBusinesses(
    { db: app.db, clock: () => now, totals: makeListingTotals({ clock: () => now }) },
    visitor,
    query,
  );

async function readEveryPage(
  query: Parameters<typeof listBusinesses>[2],
  now?: Date,
  runBetweenPages: () => Promise<unknown> = async () => {},
) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page: ListingPage = await send({ limit: 48, ...query, cursor }, now);
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    await runBetweenPages();
  } while (cursor);
  return ids;
}

/** Haversine on a sphere of 6371 km. */
function computeKmBetween(one: Sample["point"], two: Sample["point"]) {
  const radiansPerDegree = Math.PI / 180;
  const a =
    Math.sin(((two.latitude - one.latitude) * radiansPerDegree) / 2) ** 2 +
    Math.cos(one.latitude * radiansPerDegree) *
      Math.cos(two.latitude * radiansPerDegree) *
      Math.sin(((two.longitude - one.longitude) * radiansPerDegree) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}

const hasWord = (sample: Sample, word: string) =>
  `${sample.name} ${sample.description}`.split(" ").includes(word);

test("words and filters find what a scan of all rows finds", async () => {
  for (let turn = 0; turn < 40; turn++) {
    const q = pickOne([undefined, ...words, `${pickOne(words)} ${pickOne(words)}`]);
    const category = pickOne([undefined, undefined, ...categories]);
    const state = pickOne([undefined, undefined, ...states]);
    const open = pickOne([undefined, "1" as const]);
    const now = new Date(
      Date.UTC(2026, pickInteger(12), 1 + pickInteger(28), pickInteger(24), pickInteger(60)),
    );
    const found = await readEveryPage({ q, exact: "1", category, state, open }, now);
    const expected = samples.filter(
      (sample) =>
        (q ?? "").split(" ").every((word) => !word || hasWord(sample, word)) &&
        (!category || sample.category === category) &&
        (!state || sample.state === state) &&
        (!open || isOpenAt(sample, now)),
    );
    expect([...found].sort(), JSON.stringify({ q, category, state, open })).toEqual(
      expected.map(({ id }) => id).sort(),
    );
  }
});

const zoneByState: Record<Sample["state"], (typeof zones)[number]> = {
  NSW: "Australia/Sydney",
  ACT: "Australia/Sydney",
  VIC: "Australia/Melbourne",
  QLD: "Australia/Brisbane",
  SA: "Australia/Adelaide",
  WA: "Australia/Perth",
  TAS: "Australia/Hobart",
  NT: "Australia/Darwin",
};
const isOpenAt = ({ days, state }: Sample, now: Date) =>
  openingAt(days, minuteOfWeek(now, zoneByState[state])).isOpen;

describe("X-33 open now is what the hours say in the zone of each business", () => {
  // Clocks in the south-east went forward on 4 October 2026, and go back on 4 April 2027, at 16:00 UTC.
  test.each([
    "2026-10-03T15:59:00Z",
    "2026-10-03T16:00:00Z",
    "2027-04-03T15:30:00Z",
    "2027-04-03T16:30:00Z",
    "2026-06-07T13:59:59Z",
    "2026-06-07T14:00:00Z",
    "2026-12-31T13:00:00Z",
  ])("at %s, and every card agrees", async (instant) => {
    const now = new Date(instant);
    const open = await readEveryPage({ open: "1" }, now);
    expect([...open].sort()).toEqual(
      samples
        .filter((sample) => isOpenAt(sample, now))
        .map(({ id }) => id)
        .sort(),
    );
    const { data } = await send({ limit: 48 }, now);
    for (const { id, timeZone, opening } of data) {
      const sample = samples.find((one) => one.id === id);
      if (!sample) throw new Error(`nobody made ${id}`);
      expect(timeZone).toBe(zoneByState[sample.state]);
      expect(opening).toEqual(openingAt(sample.days, minuteOfWeek(now, timeZone)));
    }
  });
});

describe("DIR-LIST-07 a radius and a distance", () => {
  const places = [
    { latitude: -37.8, longitude: 144.9 },
    { latitude: -36.1, longitude: 146.4 },
  ];

  test.each(places)("from %j match the haversine within 0.5 %", async (place) => {
    const near = { lat: place.latitude, lon: place.longitude };
    for (const radius of [5, 50, 120, 300, 500]) {
      const found = new Set(await readEveryPage({ ...near, radius }));
      for (const { id, point } of samples) {
        const km = computeKmBetween(place, point);
        if (km < radius * 0.995) expect(found, `${km} of ${radius} km`).toContain(id);
        if (km > radius * 1.005) expect(found, `${km} of ${radius} km`).not.toContain(id);
      }
    }
    const { data } = await send({ ...near, sort: "distance", limit: 48 });
    for (const { id, distanceKm } of data) {
      const sample = samples.find((one) => one.id === id);
      const km = sample ? computeKmBetween(place, sample.point) : Number.NaN;
      expect(Math.abs((distanceKm ?? Number.NaN) - km)).toBeLessThan(0.05 + km * 0.005);
    }
  });

  test("order everything from near to far", async () => {
    const [place] = places;
    if (!place) throw new Error("no place");
    const ids = await readEveryPage({
      lat: place.latitude,
      lon: place.longitude,
      sort: "distance",
    });
    const samplesByDistance = [...samples].sort(
      (one, two) => computeKmBetween(place, one.point) - computeKmBetween(place, two.point),
    );
    expect(ids).toEqual(samplesByDistance.map(({ id }) => id));
  });
});

describe("paging", () => {
  const toSortKey = ({ priority, createdAt, id }: Sample) => [priority, createdAt, id] as const;

  test("DIR-LIST-08 shows every listing once, by priority, newest and id", async () => {
    const expected = [...samples].sort((one, two) => {
      const [priority, created, id] = toSortKey(one);
      const [otherPriority, otherCreated, otherId] = toSortKey(two);
      if (priority !== otherPriority) return priority - otherPriority;
      if (created !== otherCreated) return created < otherCreated ? 1 : -1;
      return id < otherId ? 1 : -1;
    });
    expect(await readEveryPage({ limit: 7 })).toEqual(expected.map(({ id }) => id));
  });

  test.each([
    ["newest first", {}],
    ["with words", { q: "grill" }],
    ["by distance", { lat: -37.8, lon: 144.9, sort: "distance" as const }],
  ])("%s shows every listing once while new ones are added", async (_what, query) => {
    const before = await readEveryPage({ ...query });
    const added: string[] = [];
    const seen = await readEveryPage({ ...query, limit: 11 }, undefined, async () => {
      const createdAt = `2026-01-01T00:00:0${pickInteger(5)}.000001Z`;
      added.push(await insertListing(app.db, { name: "grill", createdAt }));
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => !added.includes(id))).toEqual(before);
    await app.db.deleteFrom("directory.business").where("id", "in", added).execute();
  });

  test("gives the total only on the first page", async () => {
    const first = await send({ limit: 5 });
    expect(first.total).toEqual({ count: samples.length, isCapped: false });
    const second = await send({ limit: 5, cursor: first.nextCursor ?? undefined });
    expect(second.total).toBeNull();
    expect((await send({})).data).toHaveLength(24);
  });
});
