import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Note } from "#ui/note.tsx";

/** What was open is gone with the right to edit; this stays, and takes the focus from it. */
export function ClosedNote() {
  return (
    <Container className="pt-4">
      <div ref={focusOnce} tabIndex={-1}>
        <Note tone="warn" role="alert">
          {editingTexts.closed}
        </Note>
      </div>
    </Container>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

interface UnreadNoteProps {
  sentence: string;
  onRetry: () => Promise<unknown>;
}

/** For somebody who came to edit, or could only come as one who may. */
export function UnreadNote({ sentence, onRetry }: UnreadNoteProps) {
  const [isPending, setPending] = useState(false);

  async function retry() {
    setPending(true);
    await onRetry();
    setPending(false);
  }

  return (
    <Container className="pt-4">
      <Note tone="danger" role="alert" title={editingTexts.unread}>
        {sentence}
        <Button
          variant="secondary"
          size="sm"
          className="mt-3 flex"
          isPending={isPending}
          pendingLabel="Trying"
          onClick={() => void retry()}
        >
          Try again
        </Button>
      </Note>
    </Container>
  );
}
