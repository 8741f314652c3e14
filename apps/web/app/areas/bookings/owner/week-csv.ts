import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { type CsvColumn, csvOf } from "#lib/format/csv.ts";
import { paidOnline, statusWords } from "./booking-words.ts";

const dollars = (cents: number) => (cents / 100).toFixed(2);

const columns: CsvColumn<BusinessBooking>[] = [
  ["Booking", ({ id }) => id],
  ["Date", ({ date }) => date],
  ["Start", ({ start }) => start],
  ["End", ({ end }) => end],
  ["Customer", ({ customerName }) => customerName],
  ["Email", ({ customerEmail }) => customerEmail ?? ""],
  ["Phone", ({ customerPhone }) => customerPhone ?? ""],
  ["Service", ({ serviceTitle }) => serviceTitle ?? ""],
  ["Status", ({ bookingStatus }) => statusWords[bookingStatus].label],
  ["Price", ({ priceCents }) => dollars(priceCents)],
  ["Paid online", (booking) => dollars(paidOnline(booking))],
];

export const weekCsv = (bookings: readonly BusinessBooking[]): string => csvOf(columns, bookings);
