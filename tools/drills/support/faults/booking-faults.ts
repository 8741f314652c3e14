import { type Fault, makeApiFault, makeDatabaseFault, makeFileFault } from "./fault.ts";

const app = "apps/web/app";
const otherWays = `${app}/areas/bookings/other-ways.tsx`;
const otherWaysTest = `${app}/areas/bookings/other-ways.test.tsx`;

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
      "listChoices(search, day, { date: body.date, chosenTeammateId })",
      "day",
    ],
    "areas/bookings/bookings/by-name.routes.test.ts",
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
