import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { formatMoney } from "@boab/format/money";
import type { FormFailure } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { useExternalRedirect } from "#lib/browser/use-leave.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";

interface PayHeldBookingProps {
  booking: Pick<CustomerBooking, "dueNowCents">;
  onPaymentError: (failure: FormFailure) => void;
}

/** The customer pays for a time that is held until it is paid. */
export function PayHeldBooking({ booking: { dueNowCents }, onPaymentError }: PayHeldBookingProps) {
  const { isLeaving, leaveFor } = useExternalRedirect();
  const pay = usePageAction<string>({
    skipsRevalidation: true,
    onSuccess: leaveFor,
    onFailure: onPaymentError,
  });
  return (
    <PageForm {...pay.form} className="mb-5">
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
    </PageForm>
  );
}
