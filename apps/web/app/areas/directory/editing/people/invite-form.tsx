import { editorInvitationCopy } from "@boab/contracts/directory/copy";
import type { EditorList } from "@boab/contracts/directory/editors";
import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { type FormEvent, useState } from "react";
import { useFreshSignIn } from "#lib/session/fresh-sign-in.ts";
import { securityPath } from "#lib/session/redirect.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { peopleCopy } from "./copy.ts";
import { createPeopleApi, toErrorSentence } from "./editing-people.ts";
import { RightsFields } from "./rights-fields.tsx";

interface InviteFormProps {
  businessId: string;
  onInvited: (list: EditorList, email: string) => void;
}

/** Whoever is invited starts with the page alone, until the owner ticks more. */
const firstRights: MemberRight[] = ["page"];

export function InviteForm({ businessId, onInvited }: InviteFormProps) {
  const [email, setEmail] = useState("");
  const [rights, setRights] = useState(firstRights);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const withFreshSignIn = useFreshSignIn();

  async function invite(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (rights.length === 0) return setError(peopleCopy.noRight);
    setSending(true);
    setError(undefined);
    try {
      const list = await withFreshSignIn(() =>
        createPeopleApi(businessId).invite(email.trim(), rights),
      );
      onInvited(list, email.trim());
      setEmail("");
      setRights(firstRights);
    } catch (problem) {
      setError(toErrorSentence(problem, "inviteEmail"));
    }
    setSending(false);
  }

  return (
    <form onSubmit={invite} noValidate className="space-y-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={error}
      />
      <RightsFields rights={rights} onChange={setRights} />
      <Button type="submit" isPending={isSending} pendingLabel="Inviting">
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
