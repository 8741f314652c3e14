import type { Subscription } from "@boab/contracts/payments/subscriptions";
import { formatMoney } from "@boab/format/money";
import type { ReactNode } from "react";
import { checkoutReturnCopy } from "#lib/copy.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { subscriptionCopy } from "./copy.ts";

export type CheckoutResult = "checking" | "active" | "waiting" | "cancelled" | "refused";

interface CheckoutResultDialogProps {
  result: CheckoutResult | undefined;
  onClose: () => void;
  onCheckAgain: () => void;
  /** Undefined if the chosen plan isn't known. */
  onTryAgain: (() => void) | undefined;
  /** The plan that wasn't started because the card has had a free trial; null otherwise. */
  refusedPlan: Pick<Subscription, "plan" | "billingPeriod" | "amountCents"> | null;
}

/** Shows the result of the payment page. It only says "Successful" once the plan is active. */
export function CheckoutResultDialog(props: CheckoutResultDialogProps) {
  const { result, onClose } = props;
  const view = toResultView(props);
  return (
    <Dialog
      isOpen={result !== undefined}
      onClose={onClose}
      title={view.title}
      size="sm"
      actions={
        result !== "checking" && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
            {view.action}
          </>
        )
      }
    >
      {view.body}
    </Dialog>
  );
}

interface CheckoutResultView {
  title: string;
  body: ReactNode;
  action?: ReactNode;
}

function toResultView({
  result,
  refusedPlan,
  onCheckAgain,
  onTryAgain,
}: CheckoutResultDialogProps): CheckoutResultView {
  if (result === "refused" && refusedPlan)
    return {
      title: `Your ${refusedPlan.plan} plan wasn't started`,
      body: (
        <>
          <p className="text-ink-2">
            This card has already had a free trial, and it's once per person and card. So we didn't
            start {refusedPlan.plan}, and you weren't charged.
          </p>
          <p className="mt-3 text-ink-2">
            You can still have {refusedPlan.plan} without the free trial:{" "}
            {formatMoney(refusedPlan.amountCents)} today, then {refusedPlan.billingPeriod}.
          </p>
        </>
      ),
      action: onTryAgain && <Button onClick={onTryAgain}>Choose {refusedPlan.plan}</Button>,
    };
  if (result === "cancelled")
    return {
      title: checkoutReturnCopy.cancelledTitle,
      body: <p className="text-ink-2">{checkoutReturnCopy.cancelled}</p>,
      action: onTryAgain && <Button onClick={onTryAgain}>Try again</Button>,
    };
  if (result === "active")
    return {
      title: subscriptionCopy.subscribedTitle,
      body: (
        <>
          <img
            src="/art/scene-day.svg"
            alt=""
            width={128}
            height={128}
            className="mx-auto mt-2 mb-4 size-32 rounded-t-[64px] rounded-b-lg object-cover"
          />
          <p className="text-ink-2">{subscriptionCopy.subscribed}</p>
        </>
      ),
      action: <LinkButton to="/directory/add-business">Add a business</LinkButton>,
    };
  return {
    title: "Confirming your payment",
    body:
      result === "waiting" ? (
        <p className="text-ink-2">
          Stripe hasn't confirmed your payment yet. Your plan starts as soon as it does. You don't
          need to pay again.
        </p>
      ) : (
        <p className="flex items-center gap-3 text-ink-2">
          <Spinner /> One moment…
        </p>
      ),
    action: <Button onClick={onCheckAgain}>Check again</Button>,
  };
}
