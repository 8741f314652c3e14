import { fillIn } from "@boab/format/sentences";
import { useState } from "react";
import { useNavigate } from "react-router";
import { guardBypass } from "#lib/drafts/leave-guard.tsx";
import { toArrivalNoteState } from "#lib/session/arrival-note.ts";
import { useSession } from "#lib/session/session.ts";
import { Note } from "#ui/feedback/note.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { peopleCopy } from "./copy.ts";
import { createPeopleApi, toErrorSentence } from "./editing-people.ts";

interface LeaveListingDialogProps {
  listing: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  onLeft?: (() => void) | undefined;
}

/** Somebody stops helping with a listing. They may not see it any more, so they go to the list. */
export default function LeaveListingDialog(props: LeaveListingDialogProps) {
  const { id, name } = props.listing;
  const { profile } = useSession();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function leave() {
    if (!profile || isLeaving) return;
    setLeaving(true);
    setProblem(undefined);
    try {
      await createPeopleApi(id).remove(profile.id);
      const state = { ...guardBypass, ...toArrivalNoteState(fillIn(peopleCopy.left, { name })) };
      props.onLeft?.();
      await navigate("/directory/listings", { state });
    } catch (error) {
      setProblem(toErrorSentence(error));
    }
    setLeaving(false);
  }

  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      onConfirm={() => void leave()}
      title={`Leave ${name}?`}
      confirmLabel="Leave this listing"
      cancelLabel="Stay"
      pendingLabel="Leaving"
      isPending={isLeaving}
    >
      <p>{peopleCopy.leaving}</p>
      {problem && (
        <Note tone="danger" role="alert" className="mt-4">
          {problem}
        </Note>
      )}
    </ConfirmDialog>
  );
}
