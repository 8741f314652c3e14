import type { BenchArea } from "../area.ts";
import { recordSearches } from "../directory/record.ts";
import { getPath, places } from "../directory/requests.ts";
import { makeAvailabilitySql } from "./fill.ts";

const dayMs = 86_400_000;
/** From the day after tomorrow on, wherever in Australia: today's times go while the clock runs. */
const days = Array.from({ length: 7 }, (_, index) =>
  new Date(Date.now() + (index + 2) * dayMs).toISOString().slice(0, 10),
);

const nearOnDay = places.flatMap((place) =>
  days.map((day) => getPath({ ...place, radius: 10, sort: "distance", day })),
);

export const availability: BenchArea = {
  name: "availability",
  title: "Directory: who is free",
  queries: [
    { name: "free on a day near a place", kind: "list" },
    { name: "with words", kind: "search" },
  ],
  comparedSize: "1k",
  fill: makeAvailabilitySql,
  record: (databaseUrl) =>
    recordSearches(
      databaseUrl,
      new Map([
        ["free on a day near a place", nearOnDay],
        ["with words", nearOnDay.map((path) => `${path}&q=braids`)],
      ]),
    ),
};
