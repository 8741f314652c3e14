import { type Fault, makeFileFault } from "./fault.ts";

const app = "apps/web/app";
const otherWays = `${app}/areas/bookings/other-ways.tsx`;
const otherWaysTest = `${app}/areas/bookings/other-ways.test.tsx`;

/** Somebody who books isn't shown how else they could, or isn't told that a payment failed. */
export const bookingFaults: Fault[] = [
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
