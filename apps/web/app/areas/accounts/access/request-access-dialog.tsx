import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessType } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { setAutofocus } from "#ui/overlays/set-autofocus.ts";
import { requestAccessCopy } from "./copy.ts";

interface RequestAccessDialogProps {
  profile: Pick<FullProfile, "fullName" | "email">;
  /** Null while the dialog is closed. */
  access: AccessType | null;
  onClose: () => void;
}

export function RequestAccessDialog({ profile, access, onClose }: RequestAccessDialogProps) {
  return (
    <Dialog
      isOpen={access !== null}
      onClose={onClose}
      title={access ? `Request ${accessNames[access]} access` : ""}
    >
      {access && (
        <RequestAccessForm key={access} profile={profile} access={access} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface RequestAccessFormProps extends RequestAccessDialogProps {
  access: AccessType;
}

function RequestAccessForm({ profile, access, onClose }: RequestAccessFormProps) {
  const request = usePageAction<{ message: string }>({ action: "/account-management" });
  const { result } = request;
  const isSent = result?.ok === true;

  return (
    <PageForm {...request.form} noValidate className="space-y-4">
      <p className="text-ink-2">{requestAccessCopy.requestLead}</p>
      <input type="hidden" name="intent" value="request-access" />
      <input type="hidden" name="accessType" value={access} />
      {/* Read only: both are changed in the profile, where a new email has to be confirmed. */}
      <TextField label="Full name" name="fullName" value={profile.fullName} readOnly />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={profile.email}
        readOnly
        hint={requestAccessCopy.requestFrom}
        error={request.getError("email")}
      />
      <TextArea
        ref={setAutofocus}
        label="Reason"
        name="reason"
        required
        maxLength={1000}
        readOnly={isSent}
        error={request.getError("reason")}
      />
      <ActionFailure of={request} />
      {result?.ok && (
        <Note tone="ok" role="status">
          {result.response.message}
        </Note>
      )}
      {isSent ? (
        <Button isFull variant="secondary" onClick={onClose}>
          Close
        </Button>
      ) : (
        <Button type="submit" isFull isPending={request.isPending} pendingLabel="Sending">
          Send request
        </Button>
      )}
    </PageForm>
  );
}
