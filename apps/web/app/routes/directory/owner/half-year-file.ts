import { bookingPaths } from "@boab/contracts/bookings/paths";
import { readHalfYearPayments } from "@boab/contracts/bookings/takings";
import { halfYearPattern } from "@boab/contracts/bookings/takings-periods";
import { redirect } from "react-router";
import { formatHalfYearCsv } from "#areas/bookings/takings/takings-csv.ts";
import { api } from "#lib/api/api.server.ts";
import { makeCsvResponse } from "#lib/http/csv-response.ts";
import type { Route } from "./+types/half-year-file.ts";

/** What was paid for visits in a half-year. Where the URL names none, the page offers those there are. */
export async function loader({ request, params: { slug }, url }: Route.LoaderArgs) {
  const halfYear = url.searchParams.get("halfYear") ?? "";
  if (!halfYearPattern.test(halfYear)) throw redirect(bookingPaths.takings(slug));
  const payments = await api(request).load(readHalfYearPayments, {
    params: { id: slug },
    query: { halfYear },
  });
  return makeCsvResponse(`half-year-${slug}-${halfYear}.csv`, formatHalfYearCsv(payments));
}
