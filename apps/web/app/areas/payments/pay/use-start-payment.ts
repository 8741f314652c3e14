import { useLocation, useNavigate } from "react-router";
import type { FormFailure } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { useLeave } from "#lib/browser/use-leave.ts";
import { registerPath } from "#lib/session/redirect.ts";
import { payPath } from "../paths.ts";
import { keepPayIntent, type PayIntent } from "./pay-intent.ts";
import { announcePaymentError } from "./payment-error.ts";

interface StartedPayment {
  url: string;
  paymentId: string;
}

interface StartPaymentOptions {
  /** What to come back to after logging in. */
  intent: PayIntent;
  /** Before the browser leaves for the provider's page. */
  onStart?: (paymentId: string) => void;
  onRefused?: (failure: FormFailure) => void;
}

/** Starts a payment through our server and leaves for the page of the provider that it names; visitors log in first. */
export function useStartPayment({ intent, onStart, onRefused }: StartPaymentOptions) {
  const { isLeaving, leaveFor } = useLeave();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  function logIn() {
    keepPayIntent(intent);
    void navigate(registerPath(pathname + search));
  }

  const action = usePageAction<StartedPayment>({
    action: payPath,
    keepsPage: true,
    onSuccess({ url, paymentId }) {
      onStart?.(paymentId);
      leaveFor(url);
    },
    onFailure(failure) {
      // Pressed before the browser knew that nobody is logged in.
      if (failure.code === "not_signed_in") return logIn();
      announcePaymentError(failure);
      onRefused?.(failure);
    },
  });

  return {
    pay: action.submit,
    logIn,
    isPending: action.isPending || isLeaving,
    failure: action.failure?.code === "not_signed_in" ? undefined : action.failure,
  };
}
