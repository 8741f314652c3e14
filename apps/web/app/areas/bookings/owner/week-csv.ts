import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { statusWords } from "./booking-words.ts";

/** A cell that begins like a formula would be run by a spreadsheet, so it begins with an apostrophe. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

const dollars = (cents: number) => (cents / 100).toFixed(2);

const columns: [string, (booking: BusinessBooking) => string][] = [
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
  ["Paid online", ({ paidCents, refundedCents }) => dollars(paidCents - refundedCents)],
];

/** The week for a spreadsheet; the mark in front tells it that this is UTF-8. */
export const weekCsv = (bookings: readonly BusinessBooking[]): string =>
  `\uFEFF${[
    columns.map(([title]) => cell(title)),
    ...bookings.map((booking) => columns.map(([, read]) => cell(read(booking)))),
  ]
    .map((row) => `${row.join(",")}\r\n`)
    .join("")}`;
