import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import { RetryButton } from "./retry-button.tsx";

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

/** After a save whose page couldn't be read anew. */
export function BehindNote() {
  return (
    <Container className="pt-4">
      <Note tone="info" role="status">
        {editingTexts.behind}
      </Note>
    </Container>
  );
}

interface UnreadNoteProps {
  sentence: string;
  onRetry: () => Promise<unknown>;
}

/** For somebody who came to edit, or could only come as one who may. */
export function UnreadNote({ sentence, onRetry }: UnreadNoteProps) {
  return (
    <Container className="pt-4">
      <Note tone="danger" role="alert" title={editingTexts.unread}>
        {sentence}
        <RetryButton label="Try again" pendingLabel="Trying" onPress={onRetry} />
      </Note>
    </Container>
  );
}
