import { paymentTexts } from "@boab/contracts/payments/texts";
import type { ReactNode } from "react";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

export type CheckoutResult = "checking" | "active" | "waiting" | "cancelled";

interface CheckoutResultDialogProps {
  result: CheckoutResult | undefined;
  onClose: () => void;
  onCheckAgain: () => void;
  /** Left out when we don't know what they had chosen. */
  onTryAgain: (() => void) | undefined;
}

/** How it went at the payment page. "Successful" is said only once the plan really is active. */
export function CheckoutResultDialog(props: CheckoutResultDialogProps) {
  const { result, onClose } = props;
  const view = viewOf(props);
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

interface View {
  title: string;
  body: ReactNode;
  action?: ReactNode;
}

function viewOf({ result, onCheckAgain, onTryAgain }: CheckoutResultDialogProps): View {
  if (result === "cancelled")
    return {
      title: paymentTexts.cancelledTitle,
      body: <p className="text-ink-2">{paymentTexts.cancelled}</p>,
      action: onTryAgain && <Button onClick={onTryAgain}>Try again</Button>,
    };
  if (result === "active")
    return {
      title: paymentTexts.subscribedTitle,
      body: (
        <>
          <img
            src="/art/scene-day.svg"
            alt=""
            width={128}
            height={128}
            className="mx-auto mt-2 mb-4 size-32 rounded-t-[64px] rounded-b-lg object-cover"
          />
          <p className="text-ink-2">{paymentTexts.subscribed}</p>
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
