import { computeCheckDigit } from "./check-digit.ts";

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** A card of Stripe's own test set (https://docs.stripe.com/testing) and what it does. */
export interface TestCard {
  number: string;
  /** The part after `pm_card_` and `tok_`. */
  names: string[];
  brand: "visa" | "mastercard" | "amex";
  country: string;
  /** Every charge is declined. */
  decline?: Decline;
  /** The card can be saved, but charges of a saved card are declined. */
  declinesOnceSaved?: Decline;
  /** The bank asks the cardholder: always, or unless the card was set up for it. */
  authentication?: "always" | "unless_set_up";
  dispute?: "fraudulent" | "product_not_received" | "inquiry";
  /** The money is available at once. */
  isAvailableAtOnce?: boolean;
  /** A refund succeeds and fails later. */
  failsRefunds?: boolean;
}

const genericDecline: Decline = {
  code: "card_declined",
  declineCode: "generic_decline",
  message: "Your card was declined.",
};

const makeVisaCard = (number: string, names: string[], rest: Partial<TestCard> = {}): TestCard => ({
  number,
  names,
  brand: "visa",
  country: "US",
  ...rest,
});

const declined = (number: string, names: string[], decline: Partial<Decline> = {}): TestCard =>
  makeVisaCard(number, names, { decline: { ...genericDecline, ...decline } });

export const testCards: TestCard[] = [
  makeVisaCard("4242424242424242", ["visa", "us"]),
  makeVisaCard("4000000360000006", ["au"], { country: "AU" }),
  { number: "5555555555554444", names: ["mastercard"], brand: "mastercard", country: "US" },
  { number: "378282246310005", names: ["amex"], brand: "amex", country: "US" },
  makeVisaCard("4000000000000077", ["bypassPending"], { isAvailableAtOnce: true }),
  declined("4000000000000002", ["chargeDeclined", "visa_chargeDeclined"]),
  declined("4000000000009995", ["chargeDeclinedInsufficientFunds"], {
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  }),
  declined("4000000000000069", ["chargeDeclinedExpiredCard"], {
    code: "expired_card",
    declineCode: "expired_card",
    message: "Your card has expired.",
  }),
  declined("4000000000000127", ["chargeDeclinedIncorrectCvc"], {
    code: "incorrect_cvc",
    declineCode: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
  }),
  declined("4000000000000119", ["chargeDeclinedProcessingError"], {
    code: "processing_error",
    declineCode: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  }),
  makeVisaCard("4000000000000341", ["chargeCustomerFail"], { declinesOnceSaved: genericDecline }),
  makeVisaCard("4000002760003184", ["authenticationRequired"], { authentication: "always" }),
  makeVisaCard("4000000000003220", ["threeDSecure2Required"], { authentication: "always" }),
  makeVisaCard("4000002500003155", ["authenticationRequiredOnSetup"], {
    authentication: "unless_set_up",
  }),
  makeVisaCard("4000000000000259", ["createDispute"], { dispute: "fraudulent" }),
  makeVisaCard("4000000000002685", ["createDisputeProductNotReceived"], {
    dispute: "product_not_received",
  }),
  makeVisaCard("4000000000001976", ["createDisputeInquiry"], { dispute: "inquiry" }),
  makeVisaCard("4000000000005126", ["refundFail"], { failsRefunds: true }),
];

export const authenticationRequiredDecline: Decline = {
  code: "authentication_required",
  declineCode: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/** Beyond Stripe's own set: as many cards that simply work as a test needs, because one card is one trial. */
const isSpareCardNumber = (digits: string) =>
  /^4242\d{12}$/.test(digits) && computeCheckDigit(digits.slice(0, -1)) === digits.slice(-1);

export function findCardByNumber(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, "");
  const known = testCards.find((card) => card.number === digits);
  return known ?? (isSpareCardNumber(digits) ? makeVisaCard(digits, []) : undefined);
}

/** By a shared test id such as `pm_card_visa` or `tok_visa`. */
export function findCardByTestId(id: string): TestCard | undefined {
  const name = /^(?:pm_card|tok)_(.+)$/.exec(id)?.[1];
  return testCards.find((card) => name !== undefined && card.names.includes(name));
}

/** Stripe gives the same card number the same fingerprint; here it also leads back to the card. */
export const toFingerprint = (card: TestCard): string => `sandbox${card.number}`;

export const findCardByFingerprint = (
  fingerprint: string | null | undefined,
): TestCard | undefined => findCardByNumber(fingerprint?.replace("sandbox", "") ?? "");
