import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessRequest } from "@boab/contracts/accounts/access-requests";
import { type FormEvent, useId, useState } from "react";
import type { FormFailure, FormResult } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Problem } from "../problem.tsx";
import { grantText } from "./request-card.tsx";

interface DecisionDialogProps {
  request: AccessRequest;
  isOpen: boolean;
  onClose: () => void;
  act: (values: Record<string, string>) => Promise<FormResult>;
  isPending: boolean;
  /** Somebody else was first: the list is old. */
  onReload: () => void;
}

export function ApproveDialog({ request, isOpen, act, isPending, ...rest }: DecisionDialogProps) {
  const [failure, setFailure] = useState<FormFailure>();

  async function confirm() {
    const result = await act({ intent: "approve", id: request.id });
    if (!result.ok) return setFailure(result);
    rest.onClose();
    toast(`${request.fullName} now has ${accessNames[request.accessType]} access.`);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={rest.onClose}
      onConfirm={() => void confirm()}
      title={`Give ${request.fullName} ${accessNames[request.accessType]} access?`}
      confirmLabel="Approve"
      isPending={isPending}
      pendingLabel="Approving"
      isDangerous={false}
    >
      <p>
        This sets <b className="text-ink">{grantText(request)}</b> and lets them know by email.
      </p>
      <Problem failure={failure} onReload={rest.onReload} className="mt-4" />
    </ConfirmDialog>
  );
}

export function DeclineDialog({ request, isOpen, act, isPending, ...rest }: DecisionDialogProps) {
  const [failure, setFailure] = useState<FormFailure>();
  const formId = useId();

  async function decline(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason"));
    const result = await act({ intent: "decline", id: request.id, reason });
    if (!result.ok) return setFailure(result);
    rest.onClose();
    toast("Declined. We've let them know by email.");
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={rest.onClose}
      title={`Decline ${request.fullName}'s request?`}
      size="sm"
      hasCloseButton={false}
      actions={
        <>
          <Button variant="secondary" onClick={rest.onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isPending={isPending}
            pendingLabel="Declining"
          >
            Decline
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={decline}>
        <TextArea
          label="Reason"
          name="reason"
          hint="We'll include this in the email to them."
          error={failure?.fields.reason}
          required
          maxLength={1000}
          rows={4}
          className="mt-3"
        />
      </form>
      {!failure?.fields.reason && (
        <Problem failure={failure} onReload={rest.onReload} className="mt-4" />
      )}
    </Dialog>
  );
}
