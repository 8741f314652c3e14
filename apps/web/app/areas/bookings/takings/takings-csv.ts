import type {
  DailyTakings,
  HalfYearPayments,
  readHalfYearPayments,
} from "@boab/contracts/bookings/takings";
import type { CallResponse } from "@boab/contracts/common/call";
import { formatDecimal } from "@boab/format/amounts";
import { type CsvColumn, toCsv } from "#lib/format/csv.ts";
import { describePerson, describeService } from "./describe-takings.ts";

const dailyColumns: CsvColumn<DailyTakings>[] = [
  ["Day", ({ date }) => date],
  ["Service", ({ serviceTitle }) => describeService(serviceTitle)],
  ["Person", ({ teammateName }) => describePerson(teammateName)],
  ["Visits done", ({ visits }) => String(visits)],
  ["No-shows", ({ noShows }) => String(noShows)],
  ["Price of the visits", ({ priceCents }) => formatDecimal(priceCents)],
  ["Paid through Boab", ({ paidCents }) => formatDecimal(paidCents)],
  ["Fees", ({ feesCents }) => formatDecimal(feesCents)],
  ["Refunds", ({ refundsCents }) => formatDecimal(refundsCents)],
  ["Kept of what was paid through Boab", ({ netCents }) => formatDecimal(netCents)],
];

export const formatTakingsCsv = (rows: readonly DailyTakings[]): string =>
  toCsv(dailyColumns, rows);

type HalfYear = CallResponse<typeof readHalfYearPayments>;

/** One row for each payee. */
export function formatHalfYearCsv({ from, until, business, payees }: HalfYear): string {
  const columns: CsvColumn<HalfYearPayments>[] = [
    ["Period from", () => from],
    ["Period until", () => until],
    ["Payee", ({ payeeName }) => payeeName],
    ["Business", () => business.businessName],
    ["Business email", () => business.email],
    ["Business phone", () => business.phone],
    ["Business address", () => business.address],
    ["Payments", ({ payments }) => String(payments)],
    ["Gross payments (AUD)", ({ paidCents }) => formatDecimal(paidCents)],
    ["Fees (AUD)", ({ feesCents }) => formatDecimal(feesCents)],
    ["Refunds (AUD)", ({ refundsCents }) => formatDecimal(refundsCents)],
    ["Net payments (AUD)", ({ netCents }) => formatDecimal(netCents)],
  ];
  return toCsv(columns, payees);
}
