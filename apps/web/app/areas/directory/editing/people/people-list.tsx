import type { Editor, EditorList } from "@boab/contracts/directory/editors";
import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { formatDate } from "@boab/format/dates";
import { fillIn } from "@boab/format/sentences";
import { type ReactNode, useState } from "react";
import { useFreshSignIn } from "#lib/session/fresh-sign-in.ts";
import { Button } from "#ui/actions/button.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { peopleCopy, shortRights } from "./copy.ts";
import { createPeopleApi } from "./editing-people.ts";
import { RightsDialog } from "./rights-dialog.tsx";

interface PeopleListProps {
  businessId: string;
  list: EditorList;
  mayChange: boolean;
  onChanged: (list: EditorList, name: string) => void;
  /** Waits for the work, loads the list again, and shows the sentence on success. */
  onRemove: (work: Promise<void>, sentence: string) => Promise<boolean>;
  /** Called when the pressed button has disappeared, so that the focus can move. */
  onRemoved: () => void;
}

/** Lists who helps and the open invitations, each with what they may do and a button to remove them. */
export function PeopleList(props: PeopleListProps) {
  const { businessId, list, mayChange, onChanged, onRemove, onRemoved } = props;
  const people = createPeopleApi(businessId);
  const withFreshSignIn = useFreshSignIn();
  const [requested, setEditorToRemove] = useState<Editor>();
  const [changing, setChanging] = useState<Editor>();
  /** The person or invitation that is being removed. */
  const [ending, setRemovingId] = useState<string>();

  async function end(key: string, work: Promise<void>, sentence: string) {
    setRemovingId(key);
    const isRemoved = await onRemove(work, sentence);
    setRemovingId(undefined);
    setEditorToRemove(undefined);
    if (isRemoved) onRemoved();
  }

  return (
    <>
      {list.editors.length + list.invitations.length === 0 && (
        <p className="text-md text-ink-3">{peopleCopy.nobody}</p>
      )}
      <ul className="divide-y divide-line">
        {list.editors.map((editor) => (
          <Row
            key={editor.userId}
            name={editor.fullName}
            photoUrl={editor.photoUrl}
            detail={`Helps since ${formatDate(editor.since)}: ${listRights(editor.rights)}`}
          >
            {mayChange && (
              <Button
                variant="secondary"
                size="xs"
                aria-label={`Change what ${editor.fullName} can do`}
                aria-haspopup="dialog"
                onClick={() => setChanging(editor)}
              >
                Change
              </Button>
            )}
            <Button
              variant="secondary"
              size="xs"
              aria-label={`Remove ${editor.fullName}`}
              aria-haspopup="dialog"
              onClick={() => setEditorToRemove(editor)}
            >
              Remove
            </Button>
          </Row>
        ))}
        {list.invitations.map(({ invitationId, email, rights, expiresAt }) => (
          <Row
            key={invitationId}
            name={email}
            detail={`Invited, expires ${formatDate(expiresAt)}: ${listRights(rights)}`}
          >
            <Button
              variant="secondary"
              size="xs"
              aria-label={`Withdraw the invitation to ${email}`}
              isPending={ending === invitationId}
              pendingLabel="Withdrawing"
              onClick={() =>
                void end(
                  invitationId,
                  withFreshSignIn(() => people.withdraw(invitationId)),
                  peopleCopy.withdrawn,
                )
              }
            >
              Withdraw
            </Button>
          </Row>
        ))}
      </ul>
      {changing && (
        <RightsDialog
          businessId={businessId}
          person={changing}
          onClose={() => setChanging(undefined)}
          onSaved={(next) => {
            setChanging(undefined);
            onChanged(next, changing.fullName);
          }}
        />
      )}
      {requested && (
        <ConfirmDialog
          isOpen
          onClose={() => setEditorToRemove(undefined)}
          onConfirm={() =>
            void end(
              requested.userId,
              withFreshSignIn(() => people.remove(requested.userId)),
              fillIn(peopleCopy.removed, { name: requested.fullName }),
            )
          }
          title={`Remove ${requested.fullName}?`}
          confirmLabel="Remove"
          cancelLabel="Keep"
          isPending={ending === requested.userId}
          pendingLabel="Removing"
        >
          {peopleCopy.removal}
        </ConfirmDialog>
      )}
    </>
  );
}

const listRights = (rights: readonly MemberRight[]) =>
  rights.map((right) => shortRights[right]).join(", ");

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
