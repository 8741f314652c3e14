import { useLocation, useNavigate } from "react-router";
import type { FormFailure } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { useExternalRedirect } from "#lib/browser/use-leave.ts";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { payPath } from "../paths.ts";
import { type PayIntent, savePayIntent } from "./pay-intent.ts";
import { announcePaymentError } from "./payment-error.ts";

interface StartedPayment {
  url: string;
  paymentId: string;
}

interface StartPaymentOptions {
  /** The payment to continue after logging in. */
  intent: PayIntent;
  /** Before the browser leaves for the provider's page. */
  onStart?: (paymentId: string) => void;
  onRefused?: (failure: FormFailure) => void;
}

/** Starts a payment on our server and redirects to the provider's page; visitors log in first. */
export function useStartPayment({ intent, onStart, onRefused }: StartPaymentOptions) {
  const { isLeaving, leaveFor } = useExternalRedirect();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  function logIn() {
    savePayIntent(intent);
    void navigate(getRegisterPath(pathname + search));
  }

  const action = usePageAction<StartedPayment>({
    action: payPath,
    skipsRevalidation: true,
    onSuccess({ url, paymentId }) {
      onStart?.(paymentId);
      leaveFor(url);
    },
    onFailure(failure) {
      // The session had not loaded yet, so the visitor could press the button.
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
