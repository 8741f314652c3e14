import { formatMoney } from "@boab/format/money";
import { useId, useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { RefundFields, type RefundFieldsProps } from "#ui/forms/refund-fields.tsx";
import { Dialog } from "./dialog.tsx";

interface RefundDialogProps
  extends Omit<RefundFieldsProps, "onChange" | "error" | "firstChosen" | "source" | "buyer"> {
  title: string;
  buyer?: string | undefined;
  source?: string | undefined;
  /** The URL to post to; by default the page's own action. */
  action?: string | undefined;
  /** The hidden values that identify the sale or order. */
  values: Record<string, string>;
  onClose: () => void;
  onRefunded: (cents: number) => void;
}

/** Explains who pays what, and repeats the amount on the confirm button. */
export function RefundDialog(props: RefundDialogProps) {
  const { title, action, values, onClose, onRefunded, refundable, leftCents } = props;
  const { buyer = "The buyer", source = "from your payouts" } = props;
  const [cents, setCents] = useState<number | null>(refundable ? null : leftCents);
  const formId = useId();
  const refund = usePageAction({ action, onSuccess: () => onRefunded(cents ?? 0) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      hasCloseButton={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={cents === null}
            isPending={refund.isPending}
            pendingLabel="Refunding"
          >
            {cents === null ? "Refund" : `Refund ${formatMoney(cents)}`}
          </Button>
        </>
      }
    >
      <PageForm id={formId} {...refund.form}>
        <input type="hidden" name="intent" value="refund" />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ActionFailure of={refund} className="mb-4" />
        <RefundFields
          {...props}
          buyer={buyer}
          source={source}
          error={refund.getError("items")}
          onChange={setCents}
        />
      </PageForm>
    </Dialog>
  );
}
