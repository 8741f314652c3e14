import { formatLiveListings } from "@boab/contracts/payments/describe-plans";
import { freePlan } from "@boab/contracts/payments/plans";
import type { Subscription } from "@boab/contracts/payments/subscriptions";
import { formatDate } from "@boab/format/dates";
import type { ComponentProps } from "react";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { type PlanLosses, PlanLossList } from "./plan-loss-list.tsx";

interface LeavePlanDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  planName: string;
  subscription: Subscription | null;
  losses: PlanLosses;
  isPending: boolean;
  failure: ComponentProps<typeof ActionFailure>["of"];
}

/** Says what going back to Basic means before the member leaves to cancel. */
export function LeavePlanDialog({
  planName,
  subscription,
  losses,
  failure,
  ...dialog
}: LeavePlanDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Go back to ${freePlan}?`}
      confirmLabel={`Go back to ${freePlan}`}
      cancelLabel={`Keep ${planName}`}
      pendingLabel="Redirecting…"
    >
      <p>
        You keep {planName} until {formatPlanEnd(subscription)}. Then {freePlan} covers{" "}
        {formatLiveListings(freePlan)}
        {losses.hiddenListings.length > 0 && ", so these will be hidden"}. Nothing is deleted.
      </p>
      <PlanLossList {...losses} />
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
