import { makeInvalidRequestError } from "../http/stripe-error.ts";

const MAX_AMOUNT_CENTS = 99_999_999;
const MIN_AMOUNT_CENTS = 50;

export function checkAmount(amount: number): void {
  if (amount < 0)
    throw makeInvalidRequestError(
      "Invalid positive integer",
      "amount",
      "parameter_invalid_integer",
    );
  if (amount < MIN_AMOUNT_CENTS)
    throw makeInvalidRequestError(
      "Amount must convert to at least 50 cents.",
      "amount",
      "amount_too_small",
    );
  if (amount > MAX_AMOUNT_CENTS)
    throw makeInvalidRequestError(
      "Amount must be no more than $999,999.99",
      "amount",
      "amount_too_large",
    );
}
