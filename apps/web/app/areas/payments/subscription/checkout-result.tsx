import { paymentTexts } from "@boab/contracts/payments/texts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

export type CheckoutResult = "checking" | "active" | "waiting" | "cancelled";

interface CheckoutResultDialogProps {
  result: CheckoutResult | undefined;
  onClose: () => void;
  onCheckAgain: () => void;
}

/** How it went at the payment page. "Successful" is said only once the plan really is active. */
export function CheckoutResultDialog({ result, onClose, onCheckAgain }: CheckoutResultDialogProps) {
  if (result === "cancelled")
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={paymentTexts.cancelledTitle}
        size="sm"
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <p className="text-ink-2">{paymentTexts.cancelled}</p>
      </Dialog>
    );
  if (result === "active")
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={paymentTexts.subscribedTitle}
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
            <LinkButton to="/directory/add-business">Add a business</LinkButton>
          </>
        }
      >
        <p className="text-ink-2">{paymentTexts.subscribed}</p>
      </Dialog>
    );
  return (
    <Dialog
      isOpen={result !== undefined}
      onClose={onClose}
      title="Confirming your payment"
      size="sm"
      actions={
        result === "waiting" && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
            <Button onClick={onCheckAgain}>Check again</Button>
          </>
        )
      }
    >
      {result === "waiting" ? (
        <p className="text-ink-2">
          Stripe hasn't confirmed your payment yet. Your plan starts as soon as it does. You don't
          need to pay again.
        </p>
      ) : (
        <p className="flex items-center gap-3 text-ink-2">
          <Spinner /> One moment…
        </p>
      )}
    </Dialog>
  );
}
