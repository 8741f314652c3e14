import type { CustomerCard, CustomerVisit } from "@boab/contracts/bookings/customers";
import { formatClock } from "@boab/format/calendar";
import { formatDate, formatMonth } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import type { ChipTone } from "#ui/text/chip.tsx";

/** The number of visits from which somebody is a regular. */
const regularVisits = 5;

export function listCustomerChips(
  card: Pick<
    CustomerCard,
    "visits" | "firstStartsAt" | "hasAccount" | "areOnlineBookingsStopped" | "timeZone"
  >,
): { label: string; tone: ChipTone }[] {
  const { visits, firstStartsAt, timeZone } = card;
  return [
    ...(card.areOnlineBookingsStopped
      ? [{ label: "Online bookings stopped", tone: "warn" as const }]
      : []),
    ...(visits >= regularVisits ? [{ label: "Regular", tone: "ok" as const }] : []),
    ...(visits === 0 ? [{ label: "No visits yet", tone: "neutral" as const }] : []),
    ...(firstStartsAt
      ? [{ label: `Since ${formatMonth(firstStartsAt, timeZone)}`, tone: "neutral" as const }]
      : []),
    ...(card.hasAccount ? [] : [{ label: "Guest", tone: "neutral" as const }]),
  ];
}

export interface Figure {
  label: string;
  value: string;
  note: string;
}

/** The four figures of a card; money is what went through us. */
export function listFigures(card: CustomerCard): Figure[] {
  const last = card.past.find(({ bookingStatus }) => bookingStatus === "completed");
  return [
    {
      label: "Visits",
      value: String(card.visits),
      note: last ? `Last on ${formatDate(last.date)}` : "None yet",
    },
    { label: "Paid online", value: formatMoney(card.spentCents), note: "Less refunds" },
    { label: "No-shows", value: String(card.noShows), note: "Didn't come" },
    {
      label: "Cancelled late",
      value: String(card.lateCancellations),
      note: "Less than 24 hours before",
    },
  ];
}

/** The price, and what of it was paid and is left. */
export function describeVisitMoney({ priceCents, paidCents }: CustomerVisit): string {
  if (paidCents === 0) return priceCents === 0 ? "" : formatMoney(priceCents);
  const leftCents = priceCents - paidCents;
  const left = leftCents > 0 ? `, ${formatMoney(leftCents)} to pay` : "";
  return `${formatMoney(priceCents)}. ${formatMoney(paidCents)} paid online${left}.`;
}

export const formatVisitTime = ({ date, start, end }: CustomerVisit): string =>
  `${formatDate(date)}, ${formatClock(start)} to ${formatClock(end)}`;

/** What is written line by line is shown piece by piece. */
export const listPreferences = (preferences: string): string[] => [
  ...new Set(
    preferences
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
