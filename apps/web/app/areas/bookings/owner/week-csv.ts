import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { writeDecimal } from "@boab/format/amounts";
import { type CsvColumn, toCsv } from "#lib/format/csv.ts";
import { bookingStatusChips, computePaidOnlineCents } from "./booking-view.ts";

const columns: CsvColumn<BusinessBooking>[] = [
  ["Booking", ({ id }) => id],
  ["Date", ({ date }) => date],
  ["Start", ({ start }) => start],
  ["End", ({ end }) => end],
  ["Customer", ({ customerName }) => customerName],
  ["Email", ({ customerEmail }) => customerEmail ?? ""],
  ["Phone", ({ customerPhone }) => customerPhone ?? ""],
  ["Service", ({ serviceTitle }) => serviceTitle ?? ""],
  ["Status", ({ bookingStatus }) => bookingStatusChips[bookingStatus].label],
  ["Price", ({ priceCents }) => writeDecimal(priceCents)],
  ["Paid online", (booking) => writeDecimal(computePaidOnlineCents(booking))],
];

export const formatWeekCsv = (bookings: readonly BusinessBooking[]): string =>
  toCsv(columns, bookings);
