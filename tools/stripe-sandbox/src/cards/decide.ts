import { authenticationRequiredDecline, type Decline, type TestCard } from "./test-cards.ts";

interface Attempt {
  /** The card belongs to a customer already. */
  isSaved: boolean;
  /** Nobody is there to confirm the payment at their bank. */
  isOffSession: boolean;
  isAuthenticated: boolean;
  /** The cardholder agreed earlier to payments without them. */
  isSetUp: boolean;
}

export type Verdict =
  | { result: "approved" }
  | { result: "authenticate" }
  | { result: "declined"; decline: Decline };

/** What the bank says to a payment. */
export function decidePayment(card: TestCard, attempt: Attempt): Verdict {
  if (card.decline) return { result: "declined", decline: card.decline };
  if (card.declinesOnceSaved && attempt.isSaved)
    return { result: "declined", decline: card.declinesOnceSaved };
  if (!card.authentication || attempt.isAuthenticated) return { result: "approved" };
  if (card.authentication === "unless_set_up" && attempt.isSetUp) return { result: "approved" };
  return attempt.isOffSession
    ? { result: "declined", decline: authenticationRequiredDecline }
    : { result: "authenticate" };
}
