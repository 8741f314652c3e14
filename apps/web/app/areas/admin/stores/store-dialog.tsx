import type { AdminStore } from "@boab/contracts/marketplace/administration";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { type StoreDecision, storeDecisionCopy } from "./copy.ts";

interface StoreDialogProps {
  decision: StoreDecision;
  store: AdminStore;
  isOpen: boolean;
  onClose: () => void;
}

/** An admin decides about a store and gives a reason, which the owner gets by email. */
export function StoreDialog({ decision, store, isOpen, onClose }: StoreDialogProps) {
  const copy = storeDecisionCopy[decision];
  const [reason, setReason] = useState("");
  const decide = usePageAction({
    onSuccess: () => {
      onClose();
      toast(copy.done(store.storeName));
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => decide.submit({ intent: decision, id: store.id, reason })}
      title={copy.title(store.storeName)}
      confirmLabel={copy.confirm}
      isPending={decide.isPending}
      pendingLabel={copy.pending}
      isDangerous={decision !== "show"}
    >
      <p>{copy.explanation}</p>
      <div className="mt-4">
        <TextArea
          label="Reason"
          name="reason"
          hint="The owner gets this by email."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={reason.trim() ? undefined : decide.getError("reason")}
          maxLength={500}
          rows={3}
        />
      </div>
      <ActionFailure of={decide} field="reason" className="mt-4" />
    </ConfirmDialog>
  );
}
