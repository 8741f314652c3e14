import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { text } from "../common/fields.ts";
import { BusinessKey } from "../directory/listing-fields.ts";
import { bookingCopy } from "./copy.ts";
import { LocalDate } from "./fields.ts";
import {
  halfYearPattern,
  isRangeWithin,
  maxDailyTakingsDays,
  maxTakingsDays,
} from "./takings-periods.ts";

/** What was paid through us, as it is now: what went back of a payment counts on the day of its visit. */
const paidFigures = {
  paidCents: z.int(),
  /** What we charged, less what we gave back of it. */
  feesCents: z.int(),
  /** What went back to customers, disputes included. */
  refundsCents: z.int(),
  /** What is left for the business of what was paid through us. */
  netCents: z.int(),
};

const takingsFigures = {
  visits: z.int(),
  noShows: z.int(),
  /** The prices of the visits that took place, wherever they were paid. */
  priceCents: z.int(),
  ...paidFigures,
};

/** Null for visits that were booked without a service. */
const serviceTitle = z.string().nullable();
/** One of the business's team, by the name it gave them; null for visits that were nobody's in particular. */
const teammateName = z.string().nullable();

export const TakingsFigures = z.strictObject(takingsFigures);
export type TakingsFigures = z.infer<typeof TakingsFigures>;

export const DailyTakings = z.strictObject({
  date: z.string(),
  serviceTitle,
  teammateName,
  ...takingsFigures,
});
export type DailyTakings = z.infer<typeof DailyTakings>;

const params = z.strictObject({ id: BusinessKey });

/** Days in the business's own calendar; both ends count. */
const makeRangeQuery = (maxDays: number, error: string) =>
  z
    .strictObject({ from: LocalDate, until: LocalDate })
    .refine((range) => isRangeWithin(range, maxDays), { path: ["until"], error });

export const readTakings = defineCall({
  method: "GET",
  path: "/dir/business/:id/takings",
  summary:
    "Add up a business's visits and what was paid for them (owner, members with money, staff)",
  params,
  query: makeRangeQuery(maxTakingsDays, bookingCopy.takingsRange),
  response: z.strictObject({
    totals: TakingsFigures,
    /** Only the days and the services that there is something to say of. */
    days: z.array(z.strictObject({ date: z.string(), ...takingsFigures })),
    services: z.array(z.strictObject({ serviceTitle, ...takingsFigures })),
    /** Empty where no visit was anybody's of a team. Two people may have the same name. */
    people: z.array(
      z.strictObject({ teammateId: z.uuid().nullable(), teammateName, ...takingsFigures }),
    ),
  }),
});

export const listDailyTakings = defineCall({
  method: "GET",
  path: "/dir/business/:id/takings/days",
  summary:
    "List takings for each day, service and person, at most 31 days (owner, members with money, staff)",
  params,
  query: makeRangeQuery(maxDailyTakingsDays, bookingCopy.dailyTakingsRange),
  response: z.strictObject({ data: z.array(DailyTakings) }),
});

/** What one payee was paid for visits in a half-year, by the day of the payment. */
export const HalfYearPayments = z.strictObject({
  payeeName: z.string(),
  payments: z.int(),
  ...paidFigures,
});
export type HalfYearPayments = z.infer<typeof HalfYearPayments>;

export const readHalfYearPayments = defineCall({
  method: "GET",
  path: "/dir/business/:id/half-yearly-payments",
  summary:
    "Add up what was paid through us for visits in a reporting period of the tax office, for each payee (owner, members with money, staff)",
  params,
  query: z.strictObject({
    halfYear: text(7, bookingCopy.halfYearInvalid).regex(
      halfYearPattern,
      bookingCopy.halfYearInvalid,
    ),
  }),
  response: z.strictObject({
    from: z.string(),
    until: z.string(),
    business: z.strictObject({
      businessName: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
    }),
    payees: z.array(HalfYearPayments),
  }),
});
