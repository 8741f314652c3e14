import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import type { FormFailure } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { useLeave } from "#lib/browser/use-leave.ts";
import { formatMoney } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";

interface PayHeldProps {
  booking: Pick<CustomerBooking, "dueNowCents">;
  onPaymentError: (failure: FormFailure) => void;
}

/** For a time that is held until it is paid. */
export function PayHeld({ booking: { dueNowCents }, onPaymentError }: PayHeldProps) {
  const { isLeaving, leaveFor } = useLeave();
  const pay = usePageAction<string>({
    keepsPage: true,
    onSuccess: leaveFor,
    onFailure: onPaymentError,
  });
  return (
    <form {...pay.form} className="mb-5">
      <input type="hidden" name="intent" value="pay" />
      <ActionFailure of={pay} className="mb-4" />
      <Button
        type="submit"
        size="lg"
        isPending={pay.isPending || isLeaving}
        pendingLabel="Redirecting…"
      >
        Pay {formatMoney(dueNowCents)}
      </Button>
    </form>
  );
}
