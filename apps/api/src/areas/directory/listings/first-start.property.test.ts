import { cutStretches, listStarts } from "@boab/contracts/bookings/free-stretches";
import { slotLengthsMinutes } from "@boab/contracts/bookings/limits";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();

const pick = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
};
const pickMinutes = (max: number, step = 5) => Math.floor(Math.random() * (max / step + 1)) * step;

/** A day somewhere in 2026, in minutes since 1970. */
const midnight = 29_600_000;

function makeCase() {
  const windows = [
    { from: midnight + pickMinutes(600), length: 60 + pickMinutes(500) },
    { from: midnight + 700 + pickMinutes(200), length: 30 + pickMinutes(400) },
  ].map(({ from, length }) => ({ from, to: from + length }));
  const taken = Array.from({ length: Math.floor(Math.random() * 8) }, () => {
    const from = midnight - 200 + pickMinutes(1500, 1);
    return { from, to: from + 5 + pickMinutes(200, 1) };
  });
  const visit = {
    durationMinutes: 5 + pickMinutes(300),
    bufferBeforeMinutes: pick([0, 0, 15, 240]),
    bufferAfterMinutes: pick([0, 0, 10, 30]),
  };
  const earliest = midnight + pickMinutes(900, 1);
  return {
    stretches: windows.flatMap((window) => cutStretches(window, taken)),
    visit,
    step: pick(slotLengthsMinutes),
    earliest,
    until: earliest + pickMinutes(900, 1),
  };
}

test("V3 the database finds the same first start as the times of a day", async () => {
  const cases = Array.from({ length: 2000 }, makeCase);
  const expected = cases.map(({ stretches, visit, step, earliest, until }) => {
    const starts = stretches
      .flatMap((stretch) => listStarts(stretch, visit, step))
      .filter((start) => earliest <= start && start < until);
    return starts.length > 0 ? Math.min(...starts) : null;
  });
  const asked = cases.map(({ stretches, visit, ...rest }) => ({
    ...rest,
    ...visit,
    stretches: stretches.flatMap(({ windowFrom, windowTo, gapFrom, gapTo }) => [
      windowFrom,
      windowTo,
      gapFrom,
      gapTo,
    ]),
  }));
  const { rows } = await sql<{ start: number | null }>`
    select directory.first_start(
      array(select jsonb_array_elements_text(asked -> 'stretches')::int), (asked ->> 'step')::int,
      (asked ->> 'durationMinutes')::int, (asked ->> 'bufferBeforeMinutes')::int,
      (asked ->> 'bufferAfterMinutes')::int, (asked ->> 'earliest')::int, (asked ->> 'until')::int) as start
    from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as cases (asked, place)
    order by place`.execute(app.db);
  expect(rows.map(({ start }) => start)).toEqual(expected);
  expect(expected.filter((start) => start !== null).length).toBeGreaterThan(200);
});
