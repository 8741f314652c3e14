import type { EditorList } from "@boab/contracts/directory/editors";
import { fillIn } from "@boab/format/sentences";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { peopleCopy } from "./copy.ts";
import { createPeopleApi, toErrorSentence } from "./editing-people.ts";
import { InviteForm } from "./invite-form.tsx";
import { PeopleList } from "./people-list.tsx";

interface PeopleDialogProps {
  businessId: string;
  /** Only the owner changes what somebody may do. */
  mayChange: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Invites people to help with a listing, changes what they may do, and removes them and invitations. */
export function PeopleDialog({ businessId, mayChange, isOpen, onClose }: PeopleDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="People">
      {isOpen && <People businessId={businessId} mayChange={mayChange} />}
    </Dialog>
  );
}

function People({ businessId, mayChange }: Pick<PeopleDialogProps, "businessId" | "mayChange">) {
  const [list, setList] = useState<EditorList>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(true);
  // The message shows inside the dialog, because the dialog covers the page's toasts.
  const [statusMessage, setStatusMessage] = useState("");
  const { ref, giveFocus } = useFocusOnRequest();

  const read = useCallback(async () => {
    setReading(true);
    try {
      setList(await createPeopleApi(businessId).list());
      setProblem(undefined);
    } catch (error) {
      setProblem(toErrorSentence(error));
    }
    setReading(false);
  }, [businessId]);

  useEffect(() => void read(), [read]);

  function showResult(next: EditorList, sentence: string) {
    setList(next);
    setProblem(undefined);
    setStatusMessage(sentence);
  }

  /** Removes an invitation or a person, and loads the remaining list. */
  async function removeAndReload(work: Promise<void>, sentence: string) {
    setStatusMessage("");
    try {
      await work;
    } catch (error) {
      await read();
      setProblem(toErrorSentence(error));
      return false;
    }
    await read();
    setStatusMessage(sentence);
    return true;
  }

  return (
    <div className="space-y-5">
      <p className="text-ink-2">{peopleCopy.intro}</p>
      <InviteForm
        businessId={businessId}
        onInvited={(next, email) => showResult(next, fillIn(peopleCopy.invited, { email }))}
      />
      <p role="status" className={statusMessage ? "text-md font-[550] text-ok" : "sr-only"}>
        {statusMessage}
      </p>
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
          {!list && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-3 flex"
              isPending={isReading}
              pendingLabel="Trying"
              onClick={() => void read().then(giveFocus)}
            >
              Try again
            </Button>
          )}
        </Note>
      )}
      {!list && !problem && <Skeleton className="h-16" />}
      {list && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form.
        <div ref={ref} tabIndex={-1} role="group" aria-label="People and invitations">
          <PeopleList
            businessId={businessId}
            list={list}
            mayChange={mayChange}
            onChanged={(next, name) => showResult(next, fillIn(peopleCopy.changed, { name }))}
            onRemove={removeAndReload}
            onRemoved={giveFocus}
          />
        </div>
      )}
    </div>
  );
}

/** Moves the focus to a stable element after the pressed button has disappeared from the page. */
function useFocusOnRequest() {
  const ref = useRef<HTMLDivElement>(null);
  const [requestCount, setRequestCount] = useState(0);
  useEffect(() => {
    if (requestCount > 0) ref.current?.focus();
  }, [requestCount]);
  return { ref, giveFocus: () => setRequestCount((count) => count + 1) };
}
