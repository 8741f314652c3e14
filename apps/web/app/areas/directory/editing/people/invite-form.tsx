import { editorInvitationCopy } from "@boab/contracts/directory/copy";
import type { EditorList } from "@boab/contracts/directory/editors";
import { type FormEvent, useState } from "react";
import { useFreshSignIn } from "#lib/session/fresh-sign-in.ts";
import { securityPath } from "#lib/session/redirect.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { createEditorsApi, toErrorSentence } from "./editing-people.ts";

interface InviteFormProps {
  businessId: string;
  onInvited: (list: EditorList, email: string) => void;
}

export function InviteForm({ businessId, onInvited }: InviteFormProps) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const withFreshSignIn = useFreshSignIn();

  async function invite(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setError(undefined);
    try {
      const list = await withFreshSignIn(() => createEditorsApi(businessId).invite(email.trim()));
      onInvited(list, email.trim());
      setEmail("");
    } catch (problem) {
      setError(toErrorSentence(problem, "inviteEmail"));
    }
    setSending(false);
  }

  return (
    <form onSubmit={invite} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={error}
        className="min-w-0 flex-1 basis-56"
      />
      <Button type="submit" className="sm:mt-7" isPending={isSending} pendingLabel="Inviting">
        Invite
      </Button>
      {error === editorInvitationCopy.inviterUnproven && (
        <LinkButton to={securityPath} variant="secondary" size="sm">
          Verify your email
        </LinkButton>
      )}
    </form>
  );
}
