import type { PayoutAccount } from "@boab/contracts/payments/payout-accounts";
import { payoutsPath } from "../paths.ts";
import { getPayoutsView } from "../payouts/payouts-view.ts";

interface TakePaymentsStep {
  text: string;
  link?: { to: string; label: string };
}

interface Owner {
  isSeller: boolean;
  /** True while their request for seller access is pending. */
  hasAsked: boolean;
  account: PayoutAccount | null;
}

/** Returns an owner's next step before the listing's prices can be paid here; null if nothing is left to do. */
export function getTakePaymentsStep({
  isSeller,
  hasAsked: hasPendingRequest,
  account,
}: Owner): TakePaymentsStep | null {
  const makePayoutsLink = (label: string) => ({ to: payoutsPath, label });
  if (!account && !isSeller)
    return hasPendingRequest
      ? { text: "We've got your request to sell. Once it's approved, you can set up payouts." }
      : {
          text: "Want people to pay these prices on Boab?",
          link: { to: "/account-management?request=merchant", label: "Ask for seller access" },
        };
  switch (getPayoutsView(account)) {
    case "ready":
      return null;
    case "not created":
      return {
        text: "Almost there: people can pay these prices once you can be paid.",
        link: makePayoutsLink("Set up payouts"),
      };
    case "being checked":
      return {
        text: "Stripe is checking your details. People can pay here once that's done.",
        link: makePayoutsLink("See your payouts"),
      };
    case "rejected":
      return {
        text: "People can't pay these prices here, because Stripe closed your account.",
        link: makePayoutsLink("See your payouts"),
      };
    default:
      return {
        text: "Stripe needs a few more details before people can pay these prices.",
        link: makePayoutsLink("Finish onboarding"),
      };
  }
}
