import { editingTexts } from "@boab/contracts/directory/editing-texts";
import type { EditorList } from "@boab/contracts/directory/editors";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { fillIn, formatDate } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { editingPeople, sentenceFor } from "./editing-people.ts";

interface EditorsDialogProps {
  businessId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Inviting somebody by e-mail to look after the listing, and ending it. */
export function EditorsDialog({ businessId, isOpen, onClose }: EditorsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Editors">
      {isOpen && <People businessId={businessId} />}
    </Dialog>
  );
}

function People({ businessId }: { businessId: string }) {
  const [list, setList] = useState<EditorList>();
  const [problem, setProblem] = useState<string>();

  const read = useCallback(async () => {
    try {
      setList(await editingPeople(businessId).list());
    } catch (error) {
      setProblem(sentenceFor(error));
    }
  }, [businessId]);

  useEffect(() => void read(), [read]);

  /** Ends an invitation or somebody's editing, and shows who is left. */
  async function end(work: Promise<void>, said: string) {
    setProblem(undefined);
    try {
      await work;
      toast(said);
    } catch (error) {
      setProblem(sentenceFor(error));
    }
    await read();
  }

  const people = editingPeople(businessId);
  return (
    <div className="space-y-5">
      <p className="text-ink-2">
        Editors fill in the page as you do. They cannot delete it, and they invite nobody.
      </p>
      <InviteForm businessId={businessId} onInvited={setList} />
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      {!list && !problem && <Skeleton className="h-16" />}
      {list && (
        <ul className="divide-y divide-line" aria-label="Editors and invitations">
          {list.editors.map(({ userId, fullName, photoUrl, since }) => (
            <li key={userId} className="flex flex-wrap items-center gap-3 py-2.5">
              <Avatar name={fullName} src={photoUrl} />
              <span className="min-w-0 flex-1">
                <b className="block truncate">{fullName}</b>
                <span className="text-sm text-ink-3">Editor since {formatDate(since)}</span>
              </span>
              <Button
                variant="secondary"
                size="xs"
                aria-label={`Remove ${fullName}`}
                onClick={() =>
                  void end(
                    people.remove(userId),
                    fillIn(editingTexts.editorRemoved, { name: fullName }),
                  )
                }
              >
                Remove
              </Button>
            </li>
          ))}
          {list.invitations.map(({ invitationId, email, expiresAt }) => (
            <li key={invitationId} className="flex flex-wrap items-center gap-3 py-2.5">
              <Avatar name={email} />
              <span className="min-w-0 flex-1">
                <b className="block truncate">{email}</b>
                <span className="text-sm text-ink-3">Invited, until {formatDate(expiresAt)}</span>
              </span>
              <Button
                variant="secondary"
                size="xs"
                aria-label={`Withdraw the invitation of ${email}`}
                onClick={() => void end(people.withdraw(invitationId), editingTexts.withdrawn)}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
      {list && list.editors.length + list.invitations.length === 0 && (
        <p className="text-md text-ink-3">{editingTexts.noInvitations}</p>
      )}
    </div>
  );
}

interface InviteFormProps {
  businessId: string;
  onInvited: (list: EditorList) => void;
}

function InviteForm({ businessId, onInvited }: InviteFormProps) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function invite(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setError(undefined);
    try {
      onInvited(await editingPeople(businessId).invite(email.trim()));
      toast(fillIn(editingTexts.invited, { email: email.trim() }));
      setEmail("");
    } catch (problem) {
      setError(sentenceFor(problem, "inviteEmail"));
    }
    setSending(false);
  }

  return (
    <form onSubmit={invite} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        label="E-mail address of the person"
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
    </form>
  );
}
