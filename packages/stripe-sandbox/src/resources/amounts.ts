import { invalidRequest } from "../http/stripe-error.ts";

const LARGEST = 99_999_999;
const SMALLEST = 50;

export function checkAmount(amount: number): void {
  if (amount < 0)
    throw invalidRequest("Invalid positive integer", "amount", "parameter_invalid_integer");
  if (amount < SMALLEST)
    throw invalidRequest("Amount must convert to at least 50 cents.", "amount", "amount_too_small");
  if (amount > LARGEST)
    throw invalidRequest("Amount must be no more than $999,999.99", "amount", "amount_too_large");
}
