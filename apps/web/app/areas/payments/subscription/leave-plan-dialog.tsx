import type { Subscription } from "@boab/contracts/payments/subscriptions";
import { formatDate } from "@boab/format/dates";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/ssr/EyeSlash";
import type { ComponentProps } from "react";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface LeavePlanDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  planName: string;
  subscription: Subscription | null;
  /** The listings above Basic's limit. */
  surplusListings: readonly { name: string; place: string }[];
  isPending: boolean;
  failure: ComponentProps<typeof ActionFailure>["of"];
}

/** Says what going back to Basic means before the member leaves to cancel. */
export function LeavePlanDialog({
  planName,
  subscription,
  surplusListings,
  failure,
  ...dialog
}: LeavePlanDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Go back to Basic?"
      confirmLabel="Go back to Basic"
      cancelLabel={`Keep ${planName}`}
      pendingLabel="Redirecting…"
    >
      <p>
        You keep {planName} until {formatPlanEnd(subscription)}. Then Basic covers 1 live listing
        {surplusListings.length > 0 && ", so these will be hidden"}. Nothing is deleted.
      </p>
      {surplusListings.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {surplusListings.map(({ name, place }) => (
            <li key={name} className="flex gap-2.5">
              <EyeSlashIcon size={20} aria-hidden="true" className="mt-0.5 flex-none text-ok" />
              <span>
                <b>{name}</b>
                {place && `, ${place}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">You'll confirm this on Stripe's page.</p>
      <ActionFailure of={failure} className="mt-4" />
    </ConfirmDialog>
  );
}

/** Returns the day on which the paid period or the trial ends. */
function formatPlanEnd(
  subscription: Pick<Subscription, "renewsAt" | "trialEndsAt"> | null,
): string {
  const day = subscription?.renewsAt ?? subscription?.trialEndsAt;
  return day ? formatDate(day) : "the end of the time you've paid for";
}
