import { bookingPaths } from "@boab/contracts/bookings/paths";
import { redirect } from "react-router";
import { loadDailyTakings } from "#areas/bookings/takings/load-takings.server.ts";
import { readRange } from "#areas/bookings/takings/read-range.ts";
import { formatTakingsCsv } from "#areas/bookings/takings/takings-csv.ts";
import { makeCsvResponse } from "#lib/http/csv-response.ts";
import type { Route } from "./+types/takings-file.ts";

/** One row for each day, service and person. The page says what is wrong with days that can't be shown. */
export async function loader({ request, params: { slug }, url }: Route.LoaderArgs) {
  const range = readRange(url.searchParams);
  if (!range) throw redirect(`${bookingPaths.takings(slug)}${url.search}`);
  const rows = await loadDailyTakings(request, slug, range);
  return makeCsvResponse(
    `takings-${slug}-${range.from}-to-${range.until}.csv`,
    formatTakingsCsv(rows),
  );
}
