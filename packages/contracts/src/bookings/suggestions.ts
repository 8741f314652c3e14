import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { LinkToken, Timestamp } from "../common/fields.ts";
import { BusinessKey } from "../directory/listing-fields.ts";
import { BookingId, LocalDate } from "./fields.ts";
import { suggestionOutcomes } from "./limits.ts";

const ShownTime = z.strictObject({
  date: z.string(),
  start: z.string(),
  end: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
});

/** The two answers to another time that a business asks for. */
export const suggestionAnswers = ["accept", "decline"] as const;
export type SuggestionAnswer = (typeof suggestionAnswers)[number];

/** Another time as its customer sees it by the link in the email about it. */
export const LinkedSuggestion = z.strictObject({
  business: z.strictObject({ slug: z.string(), businessName: z.string(), phone: z.string() }),
  serviceTitle: z.string().nullable(),
  /** False while the visit itself is a request that the business hasn't confirmed. */
  isConfirmed: z.boolean(),
  timeZone: z.string(),
  /** How the visit stands now. */
  visit: ShownTime,
  suggested: ShownTime,
  /** Who would do it, where the visit was booked by name. */
  teammate: z.strictObject({ name: z.string() }).nullable(),
  answerBy: Timestamp,
  /** `open` may be answered; `gone` says that the visit was called off or moved in another way. */
  state: z.enum(["open", ...suggestionOutcomes]),
  /** What becomes of a payment, for each answer; empty where nothing is paid in advance. */
  terms: z.strictObject({ accept: z.string(), decline: z.string() }),
});
export type LinkedSuggestion = z.infer<typeof LinkedSuggestion>;

export const openSuggestionLink = defineCall({
  method: "POST",
  path: "/dir/booking-time-links",
  summary: "Get the other time of the link in a customer's email",
  body: z.strictObject({ token: LinkToken }),
  response: LinkedSuggestion,
});

export const answerSuggestionByLink = defineCall({
  method: "PUT",
  path: "/dir/booking-time-links",
  summary: "Agree to another time, or not, by the link in a customer's email, once",
  body: z.strictObject({ token: LinkToken, answer: z.enum(suggestionAnswers) }),
  response: LinkedSuggestion,
});

/** Time in a business's calendar that nobody can book though no visit is in it. */
export const HeldTime = z.strictObject({
  ...ShownTime.shape,
  /** Another time a customer is asked about, a time offered to the waiting list, or one the business blocked. */
  kind: z.enum(["suggested", "offered", "blocked"]),
  /** Whose it would be; null for all of the team, or where there is none. */
  teammateId: z.uuid().nullable(),
  /** The visit that a customer is asked to move; null for the others, whose people the business doesn't learn. */
  booking: z.strictObject({ id: BookingId, customerName: z.string() }).nullable(),
});
export type HeldTime = z.infer<typeof HeldTime>;

export const listHeldTimes = defineCall({
  method: "GET",
  path: "/dir/business/:id/held-times",
  summary: "List what is held without a visit, up to six weeks (owner, editors, staff)",
  params: z.strictObject({ id: BusinessKey }),
  query: z.strictObject({ from: LocalDate, until: LocalDate }),
  response: z.strictObject({ data: z.array(HeldTime) }),
});
