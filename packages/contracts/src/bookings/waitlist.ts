import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { LinkToken, Timestamp, text } from "../common/fields.ts";
import { BusinessKey } from "../directory/listing-fields.ts";
import { CustomerBooking } from "./bookings.ts";
import { bookingCopy } from "./copy.ts";
import {
  CustomerName,
  LocalDate,
  Notes,
  OptionalEmail,
  OptionalPhone,
  TimeOfDay,
  WaitlistPlaceId,
} from "./fields.ts";
import { maxWaitlistDates, waitlistEndReasons, waysToPay } from "./limits.ts";
import { StyleChoice } from "./styles.ts";

/** A freed time that the place may take until `answerBy`. Dates and times of day are the business's. */
const WaitlistOffer = z.strictObject({
  id: z.uuid(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  answerBy: Timestamp,
});
export type WaitlistOffer = z.infer<typeof WaitlistOffer>;

/** A place on a waiting list, as the person who waits sees it. */
export const WaitlistPlace = z.strictObject({
  id: WaitlistPlaceId,
  business: z.strictObject({ id: z.string(), slug: z.string(), businessName: z.string() }),
  timeZone: z.string(),
  serviceId: z.uuid().nullable(),
  serviceTitle: z.string().nullable(),
  style: StyleChoice,
  dates: z.array(z.string()),
  /** The first and the last start that suit; null for any. */
  earliestStart: z.string().nullable(),
  latestStart: z.string().nullable(),
  /** A guest's place is `unverified` until they open the emailed link. */
  status: z.enum(["unverified", "waiting", "ended"]),
  endReason: z.enum(waitlistEndReasons).nullable(),
  offer: WaitlistOffer.nullable(),
});
export type WaitlistPlace = z.infer<typeof WaitlistPlace>;

export const joinWaitlist = defineCall({
  method: "POST",
  path: "/dir/business/:id/waitlist",
  summary: "Wait for a time on full days; guests join by a link in an email",
  params: z.strictObject({ id: BusinessKey }),
  body: z
    .strictObject({
      serviceId: z.uuid().optional(),
      style: StyleChoice.optional(),
      dates: z
        .array(LocalDate)
        .min(1, bookingCopy.waitlistDatesRequired)
        .max(maxWaitlistDates, bookingCopy.tooManyWaitlistDates),
      earliestStart: TimeOfDay.optional(),
      latestStart: TimeOfDay.optional(),
      /** A member whose email is confirmed needs none. */
      customerEmail: OptionalEmail,
      /** Honeypot: hidden from people, filled in by bots. */
      website: text(200).optional(),
    })
    .refine(
      ({ earliestStart, latestStart }) =>
        !earliestStart || !latestStart || earliestStart <= latestStart,
      { path: ["latestStart"], error: bookingCopy.waitlistWindowBackwards },
    ),
  status: 201,
  response: z.strictObject({
    /** Null for a guest, who gets everything else by the emailed link. */
    place: WaitlistPlace.nullable(),
    message: z.string(),
  }),
});

const placeParams = z.strictObject({ placeId: WaitlistPlaceId });

export const listMyWaitlistPlaces = defineCall({
  method: "GET",
  path: "/user/waitlist",
  summary: "List the waiting lists that the caller is on (signed in)",
  response: z.strictObject({ data: z.array(WaitlistPlace) }),
});

export const readWaitlistPlace = defineCall({
  method: "GET",
  path: "/dir/waitlist/:placeId",
  summary: "Get a place on a waiting list (whose it is)",
  params: placeParams,
  response: WaitlistPlace,
});

const actionFields = {
  /** The offer to take or to decline. */
  offerId: z.uuid().optional(),
  /** Only `take` uses these, and requires the name. Length and price come from the business. */
  customerName: CustomerName.optional(),
  customerPhone: OptionalPhone,
  customerNotes: Notes.optional(),
  paymentStatus: z.enum(waysToPay).optional(),
  /** The price and the terms that the page showed; where they have changed, it is refused. */
  priceCents: z.int().min(0).max(2_000_000).optional(),
  changeNoticeHours: z.int().min(0).max(720).optional(),
  maxRetainedCents: z.int().min(0).max(2_000_000).optional(),
};

interface ActionNeeds {
  action: string;
  offerId?: string | undefined;
  customerName?: string | undefined;
}

const answersOffer = ({ action }: ActionNeeds) => action === "take" || action === "decline";
const hasOfferIfAnswering = (body: ActionNeeds) =>
  !answersOffer(body) || body.offerId !== undefined;
const hasNameIfTaking = ({ action, customerName }: ActionNeeds) =>
  action !== "take" || customerName !== undefined;
const offerMissingIssue = { path: ["offerId"], error: bookingCopy.offerRequired };
const nameMissingIssue = { path: ["customerName"], error: bookingCopy.nameRequired };

/** Declining an offer keeps the place; taking it or leaving ends it. */
export const WaitlistAction = z
  .strictObject({ action: z.enum(["take", "decline", "leave"]), ...actionFields })
  .refine(hasOfferIfAnswering, offerMissingIssue)
  .refine(hasNameIfTaking, nameMissingIssue);
export type WaitlistAction = z.infer<typeof WaitlistAction>;

const ChangedPlace = z.strictObject({
  place: WaitlistPlace,
  /** What was booked by taking an offer. */
  booking: CustomerBooking.nullable(),
});
export type ChangedPlace = z.infer<typeof ChangedPlace>;

export const changeWaitlistPlace = defineCall({
  method: "PUT",
  path: "/dir/waitlist/:placeId",
  summary: "Take or decline an offered time, or leave a waiting list (whose place it is)",
  params: placeParams,
  body: WaitlistAction,
  response: ChangedPlace,
});

export const startWaitlistSession = defineCall({
  method: "POST",
  path: "/dir/waitlist-links/sessions",
  summary: "Exchange an emailed link's token for a short session of that one place",
  body: z.strictObject({ token: LinkToken }),
  status: 201,
  response: z.strictObject({ placeId: WaitlistPlaceId, session: z.string(), seconds: z.int() }),
});

/** The token is from an emailed link, or from the session it was exchanged for. */
export const openWaitlistLink = defineCall({
  method: "POST",
  path: "/dir/waitlist-links",
  summary: "Get the place of an emailed link",
  body: z.strictObject({ token: LinkToken }),
  response: WaitlistPlace,
});

export const changeWaitlistPlaceByLink = defineCall({
  method: "PUT",
  path: "/dir/waitlist-links",
  summary: "Join by an emailed link, take or decline an offered time, or leave the list",
  body: z
    .strictObject({
      token: LinkToken,
      action: z.enum(["join", "take", "decline", "leave"]),
      ...actionFields,
    })
    .refine(hasOfferIfAnswering, offerMissingIssue)
    .refine(hasNameIfTaking, nameMissingIssue),
  response: z.strictObject({
    ...ChangedPlace.shape,
    /** Opens what was booked, as the link in the email about it does. */
    session: z.strictObject({ token: z.string(), seconds: z.int() }).nullable(),
  }),
});

export const countWaitlist = defineCall({
  method: "GET",
  path: "/dir/business/:id/waitlist",
  summary: "Count who waits for which day (owner, editors, staff)",
  params: z.strictObject({ id: BusinessKey }),
  response: z.strictObject({
    people: z.int(),
    /** The days to come that somebody waits for. */
    days: z.array(z.strictObject({ date: z.string(), people: z.int() })),
  }),
});
