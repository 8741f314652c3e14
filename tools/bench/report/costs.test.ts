import { describe, expect, test } from "vitest";
import { estimateCost, type MeasuredTimes, prices } from "./costs.ts";

const measured: MeasuredTimes = {
  page: 30,
  pageDatabaseMs: 2,
  cachedPageMs: 0.2,
  call: 3,
  callDatabaseMs: 1.5,
};

describe("what running Boab costs", () => {
  test("a small site is one machine that holds everything", () => {
    const { cores, databaseCores, machines } = estimateCost(10_000, measured);
    expect({ cores, databaseCores, machines }).toEqual({
      cores: 2,
      databaseCores: 0,
      machines: 2 * prices.core,
    });
  });

  test("a large one needs cores for its busiest hour, and a standby as large as the primary", () => {
    const { pagesPerSecond, cores, databaseCores, database } = estimateCost(10_000_000, measured);
    expect(pagesPerSecond).toBeCloseTo(1389, 0);
    // 562 pages made anew and 1,111 calls a second: 20.2 cores, at half of their time, and half as much again.
    expect(cores).toBe(62);
    expect(database).toBe(2 * databaseCores * prices.databaseCore);
  });

  test("pages that are cheaper to make cost less", () => {
    const cheaper = estimateCost(1_000_000, { ...measured, page: 10 });
    expect(cheaper.machines).toBeLessThan(estimateCost(1_000_000, measured).machines);
  });
});
