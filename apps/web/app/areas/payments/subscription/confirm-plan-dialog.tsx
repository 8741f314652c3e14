import type { PaidPlan } from "@boab/contracts/payments/plans";
import type { FormFailure } from "#lib/api/form.ts";
import { formatDate, formatMoney } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface ConfirmPlanDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  plan: PaidPlan;
  amountCents: number;
  billingPeriod: "monthly" | "yearly";
  /** When the free trial would end; null for somebody who has had theirs. */
  trialUntil: string | null;
  /** Somebody who pays already changes their plan instead. */
  isSwitch: boolean;
  isPending: boolean;
  failure: FormFailure | undefined;
}

/** What it costs and when, before anybody leaves for the payment page. */
export function ConfirmPlanDialog(props: ConfirmPlanDialogProps) {
  const { plan, amountCents, trialUntil, isSwitch } = props;
  const price = `${formatMoney(amountCents)} a ${props.billingPeriod === "monthly" ? "month" : "year"}`;
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={isSwitch ? `Change to ${plan}?` : `Choose ${plan}?`}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button isPending={props.isPending} pendingLabel="Redirecting…" onClick={props.onConfirm}>
            Continue
          </Button>
        </>
      }
    >
      <dl className="my-4 divide-y divide-line">
        <Row name="Plan">
          {plan}, {price}
        </Row>
        {!isSwitch && (
          <>
            <Row name="Today">{formatMoney(trialUntil ? 0 : amountCents)}</Row>
            {trialUntil && <Row name="Free trial ends">{formatDate(trialUntil)}</Row>}
            {trialUntil && <Row name="First charge">{formatMoney(amountCents)}</Row>}
          </>
        )}
      </dl>
      <p className="text-sm text-ink-3">
        {isSwitch
          ? "Choose the new plan on Stripe's page. It shows what you'll pay before you confirm."
          : "You'll enter your card on Stripe's page, then come straight back."}
      </p>
      {props.failure && (
        <Note tone="danger" role="alert" className="mt-4">
          {props.failure.error}
        </Note>
      )}
    </Dialog>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-[550]">{children}</dd>
    </div>
  );
}
