import { editingTexts } from "@boab/contracts/directory/editing-texts";
import type { Editor, EditorList } from "@boab/contracts/directory/editors";
import { type ReactNode, useState } from "react";
import { fillIn, formatDate } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { editingPeople } from "./editing-people.ts";

interface PeopleListProps {
  businessId: string;
  list: EditorList;
  /** Waits for the work and for the list as it is afterwards; says the sentence when it went well. */
  onEnd: (work: Promise<void>, sentence: string) => Promise<boolean>;
  /** The button that was pressed is gone. */
  onEnded: () => void;
}

/** Who manages the listing and who is invited to, each with the way to end it. */
export function PeopleList({ businessId, list, onEnd, onEnded }: PeopleListProps) {
  const people = editingPeople(businessId);
  const [requested, setRequested] = useState<Editor>();
  /** The person or invitation that is being ended. */
  const [ending, setEnding] = useState<string>();

  async function end(key: string, work: Promise<void>, sentence: string) {
    setEnding(key);
    const isEnded = await onEnd(work, sentence);
    setEnding(undefined);
    setRequested(undefined);
    if (isEnded) onEnded();
  }

  return (
    <>
      {list.editors.length + list.invitations.length === 0 && (
        <p className="text-md text-ink-3">{editingTexts.noInvitations}</p>
      )}
      <ul className="divide-y divide-line">
        {list.editors.map((editor) => (
          <Row
            key={editor.userId}
            name={editor.fullName}
            photoUrl={editor.photoUrl}
            detail={`Editor since ${formatDate(editor.since)}`}
          >
            <Button
              variant="secondary"
              size="xs"
              aria-label={`Remove ${editor.fullName}`}
              aria-haspopup="dialog"
              onClick={() => setRequested(editor)}
            >
              Remove
            </Button>
          </Row>
        ))}
        {list.invitations.map(({ invitationId, email, expiresAt }) => (
          <Row key={invitationId} name={email} detail={`Invited, expires ${formatDate(expiresAt)}`}>
            <Button
              variant="secondary"
              size="xs"
              aria-label={`Withdraw the invitation to ${email}`}
              isPending={ending === invitationId}
              pendingLabel="Withdrawing"
              onClick={() =>
                void end(invitationId, people.withdraw(invitationId), editingTexts.withdrawn)
              }
            >
              Withdraw
            </Button>
          </Row>
        ))}
      </ul>
      {requested && (
        <ConfirmDialog
          isOpen
          onClose={() => setRequested(undefined)}
          onConfirm={() =>
            void end(
              requested.userId,
              people.remove(requested.userId),
              fillIn(editingTexts.editorRemoved, { name: requested.fullName }),
            )
          }
          title={`Remove ${requested.fullName}?`}
          confirmLabel="Remove"
          cancelLabel="Keep"
          isPending={ending === requested.userId}
          pendingLabel="Removing"
        >
          {editingTexts.removal}
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowProps {
  name: string;
  photoUrl?: string | null;
  detail: string;
  children: ReactNode;
}

const Row = ({ name, photoUrl, detail, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-3 py-2.5">
    <Avatar name={name} src={photoUrl} />
    <span className="min-w-0 flex-1">
      <b className="block truncate">{name}</b>
      <span className="text-sm text-ink-3">{detail}</span>
    </span>
    {children}
  </li>
);
