import { countSlots, listSlots } from "../../../apps/api/src/areas/bookings/slots/list-slots.ts";
import { connect } from "../../../apps/api/src/platform/db/db.ts";
import { visitor } from "../../../apps/api/src/platform/http/actor.ts";
import type { BenchArea, Sample, Statement } from "../area.ts";
import { recordStatements } from "../data/recording.ts";
import { business, makeBookingsSql } from "./fill.ts";

const dayMs = 86_400_000;
/** From tomorrow on, wherever in Australia: today's slots go while the clock runs. */
const dates = Array.from({ length: 28 }, (_, index) =>
  new Date(Date.now() + (index + 2) * dayMs).toISOString().slice(0, 10),
);

/** Runs each request through the use case itself, so that exactly the API's queries are measured. */
async function record(databaseUrl: string): Promise<Map<string, Sample[]>> {
  const db = connect({ url: databaseUrl, poolSize: 2, canPrepare: true }, console.error);
  const path = `/dir/business/${business}`;
  const deps = (statements: Statement[]) => ({
    db: recordStatements(db, statements),
    clock: () => new Date(),
  });
  const days: Sample[] = [];
  const months: Sample[] = [];
  try {
    for (const date of dates) {
      const dayStatements: Statement[] = [];
      const day = await listSlots(deps(dayStatements), visitor, business, { date });
      days.push({ path: `${path}/slots?date=${date}`, statements: dayStatements, response: day });
      const monthStatements: Statement[] = [];
      const month = await countSlots(deps(monthStatements), visitor, business, { from: date });
      months.push({
        path: `${path}/slot-days?from=${date}`,
        statements: monthStatements,
        response: month,
      });
    }
  } finally {
    await db.destroy();
  }
  return new Map([
    ["times of a day", days],
    ["days of a calendar", months],
  ]);
}

export const bookings: BenchArea = {
  name: "bookings",
  title: "Bookings: free times",
  queries: [
    { name: "times of a day", kind: "list" },
    { name: "days of a calendar", kind: "list" },
  ],
  fill: makeBookingsSql,
  record,
};
