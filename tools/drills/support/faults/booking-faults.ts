import { type Fault, makeApiFault, makeDatabaseFault, makeFileFault } from "./fault.ts";

const app = "apps/web/app";
const otherWays = `${app}/areas/bookings/other-ways.tsx`;
const otherWaysTest = `${app}/areas/bookings/other-ways.test.tsx`;

const plans = "packages/contracts/src/payments/plans.ts";
const terms = "packages/contracts/src/bookings/cancellation-terms.ts";

/** Somebody who books isn't shown how else they could, or isn't told that a payment failed. */
export const bookingFaults: Fault[] = [
  makeApiFault(
    "the search isn't told what bookings take",
    [
      "areas/bookings/bookings/begin-decision.ts",
      "await announceFreeTimes(deps, tx, businessId);",
      "",
    ],
    "areas/bookings/free-times/free-times.routes.test.ts",
  ),
  makeFileFault(
    "a plan with one calendar takes online bookings for the whole team",
    [plans, ".slice(0, planTerms[plan].calendars)", ""],
    "apps/api/src/areas/bookings/slots/plan-limits.routes.test.ts",
  ),
  makeApiFault(
    "a guest's link is accepted for somebody beyond the plan",
    ["areas/bookings/bookings/verify-booking.ts", 'decidedBy: "customer"', 'decidedBy: "business"'],
    "areas/bookings/slots/plan-limits.routes.test.ts",
  ),
  makeApiFault(
    "the search isn't told of another plan",
    [
      "areas/bookings/index.ts",
      'subscribe(planChanged, "bookings", ({ userId }) => handlePlanChanged(deps, userId)),',
      "",
    ],
    "areas/bookings/slots/plan-limits.routes.test.ts",
  ),
  makeApiFault(
    "people join a waiting list that the plan doesn't have",
    [
      "areas/bookings/waitlist-places/join-waitlist.ts",
      "if (!planTerms[plan].hasWaitingList)",
      "if (!plan)",
    ],
    "areas/bookings/slots/plan-limits.routes.test.ts",
  ),
  makeFileFault(
    "figures go back further than the plan",
    [plans, "Math.min(days, planTerms[plan].daysOfFigures)", "plan ? days : 0"],
    "apps/api/src/areas/directory/my-listings/my-listings.routes.test.ts",
  ),
  makeApiFault(
    "a name is shown after its person withdrew",
    [
      "areas/bookings/settings/named-teammates.repository.ts",
      "and consent.withdrawn_at is null",
      "",
    ],
    "areas/bookings/team-names/team-names.routes.test.ts",
  ),
  makeApiFault(
    "whoever chose a person gets anyone's time",
    [
      "areas/bookings/bookings/request-booking.ts",
      "await listChoices(tx, search, day, { date: body.date, chosenTeammateId })",
      "day",
    ],
    "areas/bookings/bookings/by-name.routes.test.ts",
  ),
  makeApiFault(
    "somebody of a party has two services at once",
    ["areas/bookings/slots/party.rules.ts", "personFreeFrom.set(person, endsAt);", ""],
    "areas/bookings/slots/party.rules.test.ts",
  ),
  makeApiFault(
    "cancelling a party leaves the others standing",
    [
      "areas/bookings/bookings/bookings.repository.ts",
      "if (Object.values(shared).some((value) => value !== undefined))",
      "if (Object.values(shared).length === 0)",
    ],
    "areas/bookings/bookings/party.routes.test.ts",
  ),
  makeApiFault(
    "a visit that is moved to somebody goes to anyone",
    [
      "areas/bookings/bookings/suggest-time.ts",
      "await requireTeammateToBeFree(tx, booking, requestedTeammateId, place)",
      "await requireFreeTeammate(tx, booking, place)",
    ],
    "areas/bookings/settings/team.routes.test.ts",
  ),
  makeFileFault(
    "whoever cancels late loses nothing, though the page says so",
    [terms, "isByBusiness || isInTime ? 0 :", "true ? 0 :"],
    terms.replace(".ts", ".test.ts"),
  ),
  makeApiFault(
    "a share goes out before the free time to cancel has passed",
    ["areas/payments/sales/share.rules.ts", "dueAt === null || dueAt <= now", "true"],
    "areas/bookings/payments/deposit-terms.test.ts",
  ),
  makeApiFault(
    "the session of whoever booked confirms the email they typed",
    [
      "areas/bookings/links/change-by-link.ts",
      'if (request.action === "verify" && !provesEmail) throw new AppError("not_found");',
      "",
    ],
    "areas/bookings/payments/guest-payments.test.ts",
  ),
  makeApiFault(
    "a freed time is offered to two at once",
    ["areas/bookings/waitlist/waitlist.rules.ts", "held.push(taken);", ""],
    "areas/bookings/waitlist/waitlist.rules.test.ts",
  ),
  makeApiFault(
    "a time that is offered to somebody can be booked by others",
    [
      "areas/bookings/slots/taken.repository.ts",
      "from bookings.waitlist_offer where",
      "from bookings.waitlist_offer where false and",
    ],
    "areas/bookings/waitlist-places/waitlist.routes.test.ts",
  ),
  makeApiFault(
    "a time that a customer is asked about can be booked by others",
    [
      "areas/bookings/slots/taken.repository.ts",
      "from bookings.suggestion where",
      "from bookings.suggestion where false and",
    ],
    "areas/bookings/suggestions/suggestions.routes.test.ts",
  ),
  makeApiFault(
    "a visit moves before its customer agrees",
    [
      "areas/bookings/bookings/suggest-time.ts",
      "if (!isAskedBeforeMoving(booking)) {",
      "if (now) {",
    ],
    "areas/bookings/suggestions/suggestions.routes.test.ts",
  ),
  makeDatabaseFault(
    "the search forgets what stays free before a visit",
    `create or replace function directory.first_start(
      stretches int[], step int, duration int, buffer_before int, buffer_after int, earliest int, until int
    ) returns int language sql immutable as $$ select greatest(stretches[1], earliest) $$`,
    "areas/directory/listings/first-start.property.test.ts",
  ),
  makeFileFault(
    "nobody can book by phone or on the business's own website",
    [
      otherWays,
      "if (!bookingLink && !bookingPhone) return null;",
      "if (bookingLink !== undefined) return null;",
    ],
    otherWaysTest,
  ),
  makeFileFault(
    "the link to the business's own website is left out",
    [otherWays, "{bookingLink && (", "{!bookingLink && ("],
    otherWaysTest,
  ),
  makeFileFault(
    "the phone number to book by is left out",
    [otherWays, "{bookingPhone && (", "{!bookingPhone && ("],
    otherWaysTest,
  ),
  makeFileFault(
    "a payment that fails while booking isn't announced",
    [
      `${app}/routes/directory/book.tsx`,
      "onPaymentError={announcePaymentError}",
      "onPaymentError={() => undefined}",
    ],
    `${app}/routes/bookings/payment-error.browser.test.tsx`,
  ),
];
