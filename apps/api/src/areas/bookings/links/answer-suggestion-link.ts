import {
  computeFreeUntil,
  describeCancellationTerms,
} from "@boab/contracts/bookings/cancellation-terms";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { LinkedSuggestion, SuggestionAnswer } from "@boab/contracts/bookings/suggestions";
import { formatDayTime } from "@boab/format/calendar";
import { formatMoney } from "@boab/format/money";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken } from "#platform/ids/ids.ts";
import { applyAction, lockBooking } from "../bookings/apply-action.ts";
import type { StoredBooking } from "../bookings/bookings.repository.ts";
import { reloadBooking } from "../bookings/confirm-booking.ts";
import { formatShownTime, toPaymentTerms, viewForCustomer } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import {
  findSuggestionByLink,
  type StoredSuggestion,
} from "../suggestions/suggestions.repository.ts";

const actions = { accept: "accept-time", decline: "decline-time" } as const;

async function requireSuggestion(db: Db, token: string, now: Date): Promise<StoredSuggestion> {
  const suggestion = await findSuggestionByLink(db, hashToken(token), now);
  if (!suggestion) throw new AppError("not_found", { sentence: bookingCopy.suggestionLinkGone });
  return suggestion;
}

/** Whoever holds the link in an email about another time sees that time and the visit's own, and nothing else of it. */
export async function openSuggestionLink(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  token: string,
): Promise<LinkedSuggestion> {
  const suggestion = await requireSuggestion(db, token, clock());
  return viewLinkedSuggestion(await reloadBooking(db, suggestion.bookingId), suggestion, clock());
}

/** Whoever holds the link agrees or not, once, and only to the time that the email showed. */
export async function answerSuggestionByLink(
  deps: BookingsDeps,
  token: string,
  answer: SuggestionAnswer,
): Promise<LinkedSuggestion> {
  await runOnce(deps.db, async (tx) => {
    const { bookingId } = await requireSuggestion(tx, token, deps.clock());
    const booking = await lockBooking(deps, tx, bookingId);
    // It may have been answered, or replaced by another, while this waited for the lock.
    const suggestion = await requireSuggestion(tx, token, deps.clock());
    if (!booking || suggestion.endedAt !== null) throw new AppError("suggestion_over");
    const actingParty = { party: "customer" as const, userId: null };
    await applyAction(deps, tx, booking, actingParty, { action: actions[answer] });
    return { id: bookingId };
  });
  return openSuggestionLink(deps, token);
}

function viewLinkedSuggestion(
  booking: StoredBooking,
  suggestion: StoredSuggestion,
  now: Date,
): LinkedSuggestion {
  const { timeZone } = booking;
  const { suggestedTime } = viewForCustomer(booking, now, "");
  const isOpen = suggestion.endedAt === null && suggestion.answerBy > now;
  return {
    business: {
      slug: booking.slug,
      businessName: booking.businessName,
      phone: booking.businessPhone,
    },
    serviceTitle: booking.serviceTitle,
    isConfirmed: booking.status === "confirmed",
    timeZone,
    visit: formatShownTime(booking.startsAt, booking.endsAt, timeZone),
    suggested: formatShownTime(suggestion.startsAt, suggestion.endsAt, timeZone),
    teammate: isOpen ? (suggestedTime?.teammate ?? null) : null,
    answerBy: suggestion.answerBy.toISOString(),
    state: isOpen ? "open" : (suggestion.outcome ?? "lapsed"),
    terms: describeTermsOfAnswers(booking, suggestion, now),
  };
}

/** What becomes of a payment, in the words of the verdict: ordinary terms at the new time, everything back at the old one. */
export function describeTermsOfAnswers(
  booking: StoredBooking,
  { startsAt }: Pick<StoredSuggestion, "startsAt">,
  now: Date,
): LinkedSuggestion["terms"] {
  const payment = toPaymentTerms(booking);
  if (!payment) return { accept: "", decline: "" };
  const describe = (visit: { startsAt: Date; isMovedByBusiness: boolean }) =>
    describeCancellationTerms(
      {
        freeUntil: computeFreeUntil({ ...booking, ...visit }),
        isMovedByBusiness: visit.isMovedByBusiness,
        timeZone: booking.timeZone,
        businessName: booking.businessName,
        payment,
        now,
      },
      { formatTime: formatDayTime, formatMoney },
    ).join(" ");
  return {
    accept: describe({ startsAt, isMovedByBusiness: false }),
    decline: describe({ startsAt: booking.startsAt, isMovedByBusiness: true }),
  };
}
