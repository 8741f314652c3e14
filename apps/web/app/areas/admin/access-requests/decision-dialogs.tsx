import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessRequest } from "@boab/contracts/accounts/access-requests";
import { useId } from "react";
import { type PageAction, usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { describeGrant } from "./request-card.tsx";

interface DecisionDialogProps {
  request: AccessRequest;
  isOpen: boolean;
  onClose: () => void;
}

export function ApproveDialog({ request, isOpen, onClose }: DecisionDialogProps) {
  const approval = usePageAction({
    onSuccess: () => {
      onClose();
      toast(`${request.fullName} now has ${accessNames[request.accessType]} access.`);
    },
  });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => approval.submit({ intent: "approve", id: request.id })}
      title={`Give ${request.fullName} ${accessNames[request.accessType]} access?`}
      confirmLabel="Approve"
      isPending={approval.isPending}
      pendingLabel="Approving"
      isDangerous={false}
    >
      <p>
        This sets <b className="text-ink">{describeGrant(request)}</b> and lets them know by email.
      </p>
      <OutOfDateNotice of={approval} onClose={onClose} />
    </ConfirmDialog>
  );
}

export function DeclineDialog({ request, isOpen, onClose }: DecisionDialogProps) {
  const formId = useId();
  const declineAction = usePageAction({
    onSuccess: () => {
      onClose();
      toast("Declined. We've let them know by email.");
    },
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Decline ${request.fullName}'s request?`}
      size="sm"
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
            isPending={declineAction.isPending}
            pendingLabel="Declining"
          >
            Decline
          </Button>
        </>
      }
    >
      <PageForm id={formId} {...declineAction.form}>
        <input type="hidden" name="intent" value="decline" />
        <input type="hidden" name="id" value={request.id} />
        <TextArea
          label="Reason"
          name="reason"
          hint="We'll include this in the email to them."
          error={declineAction.getError("reason")}
          required
          maxLength={1000}
          rows={4}
          className="mt-3"
        />
      </PageForm>
      {!declineAction.getError("reason") && (
        <OutOfDateNotice of={declineAction} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Another admin decided first, so reloading updates the list and closes the dialog. */
function OutOfDateNotice({
  of: action,
  onClose,
}: {
  of: PageAction<unknown>;
  onClose: () => void;
}) {
  function reload() {
    onClose();
    action.reload();
  }
  return <ActionFailure of={{ ...action, reload }} reloadLabel="Reload" className="mt-4" />;
}
