import { describe, expect, test } from "vitest";
import type { BenchArea } from "../area.ts";
import { contenderNames, type Outcome } from "../contenders/contender.ts";
import { summarise } from "../load/measurement.ts";
import { readSizes, type Size } from "../sizes.ts";
import type { Report } from "./figures.ts";
import { drawBars } from "./picture.ts";
import { writeTables } from "./table.ts";
import { judge } from "./targets.ts";
import { toResult } from "./write.ts";

const area: BenchArea = {
  name: "test",
  title: "Test",
  queries: [
    { name: "newest", kind: "list" },
    { name: "a < b", kind: "search" },
  ],
  fill: () => [],
  record: async () => new Map(),
};

/**
 * The API runs at this share of the thin server's speed, with a median of this many milliseconds.
 */
function report(size: Size, share: number, medianMs: number, apiCpu = 1): Report {
  const requestRates = { SQL: 2000, thin: 1000, API: 1000 * share };
  const cpu = { SQL: null, thin: 1, API: apiCpu };
  const outcomes = area.queries.flatMap(({ name }) =>
    contenderNames.map(
      (contender): Outcome => ({
        query: name,
        contender,
        requestsPerSecond: requestRates[contender],
        medianMs,
        p95Ms: medianMs * 2,
        cpuMsPerRequest: cpu[contender],
        databaseMsPerRequest: 1,
      }),
    ),
  );
  return { size, outcomes };
}

const missed = (reports: Report[]) =>
  judge(area, reports).flatMap(({ promise, holds }) => (holds ? [] : [promise]));

describe("a measurement", () => {
  test("is summarised by rate, median, tail and processor time", () => {
    const latencies = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(summarise(latencies, 10, { server: 50, database: 25 })).toEqual({
      requestsPerSecond: 10,
      medianMs: 51,
      p95Ms: 96,
      cpuMsPerRequest: 0.5,
      databaseMsPerRequest: 0.25,
    });
  });

  test("without a response is a fault", () => {
    expect(() => summarise([], 1, { server: null, database: 0 })).toThrow(
      "there were no responses",
    );
  });
});

describe("the targets", () => {
  test("are met exactly at their limits", () => {
    expect(missed([report("10k", 0.7, 10, 1.5), report("1m", 0.7, 20, 1.5)])).toEqual([]);
  });

  test("are missed by rate, by processor time and by growth, each on its own", () => {
    expect(missed([report("10k", 0.69, 10)])).toHaveLength(2);
    expect(missed([report("10k", 1, 10, 1.6)])).toHaveLength(2);
    const missedTargets = missed([report("10k", 1, 10), report("1m", 1, 30)]);
    expect(missedTargets).toEqual(["newest: median at 1m at most 2 times that at 10k"]);
    expect(missed([report("10k", 1, 10), report("1m", 1, 81)])).toHaveLength(2);
  });
});

describe("the report", () => {
  test("is a file with its title, the command that writes it, and the figures", () => {
    expect(toResult("Free times", "bookings", "figures")).toBe(
      "# Free times\n\nWritten by `npm run bench bookings`.\n\nfigures\n",
    );
  });

  test("names the targets that were missed", () => {
    const tables = writeTables(area, [report("10k", 0.5, 10)], "Conditions.", "p.svg");
    expect(tables).toContain("2 of 4 targets are met.");
    expect(tables).toContain("- newest, 10k: at least 0.7 of the thin server's pace: 0.50");
  });

  test("draws a bar for each contender, query and size", () => {
    const picture = drawBars(area, [report("10k", 1, 10), report("1m", 1, 10)]);
    expect(picture.match(/<rect /g)).toHaveLength(1 + contenderNames.length + 2 * 2 * 3);
    expect(picture).toContain("a &lt; b");
  });
});

test("accepts only known sizes", () => {
  expect(readSizes("10k,1m")).toEqual(["10k", "1m"]);
  expect(() => readSizes("5k")).toThrow("5k");
});
