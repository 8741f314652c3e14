import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { formatDecimal } from "@boab/format/amounts";
import { type CsvColumn, toCsv } from "#lib/format/csv.ts";
import { describeBookedService } from "../describe-booked-service.ts";
import { bookingStatusChips, computePaidOnlineCents } from "./booking-view.ts";

const columns: CsvColumn<BusinessBooking>[] = [
  ["Booking", ({ id }) => id],
  ["Date", ({ date }) => date],
  ["Start", ({ start }) => start],
  ["End", ({ end }) => end],
  ["Customer", ({ customerName }) => customerName],
  ["Email", ({ customerEmail }) => customerEmail ?? ""],
  ["Phone", ({ customerPhone }) => customerPhone ?? ""],
  ["Service", describeBookedService],
  ["Status", ({ bookingStatus }) => bookingStatusChips[bookingStatus].label],
  ["Price", ({ priceCents }) => formatDecimal(priceCents)],
  ["Paid online", (booking) => formatDecimal(computePaidOnlineCents(booking))],
];

export const formatWeekCsv = (bookings: readonly BusinessBooking[]): string =>
  toCsv(columns, bookings);
