import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import { editingCopy } from "./copy.ts";
import { RetryButton } from "./retry-button.tsx";

/** Shown when the person has lost the right to edit. It takes the focus, because the open editors disappear. */
export function EditingClosedNote() {
  return (
    <Container className="pt-4">
      <div ref={focusOnMount} tabIndex={-1}>
        <Note tone="warn" role="alert">
          {editingCopy.closed}
        </Note>
      </div>
    </Container>
  );
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Shown after a save when the updated page couldn't be loaded. */
export function OutdatedViewNote() {
  return (
    <Container className="pt-4">
      <Note tone="info" role="status">
        {editingCopy.viewOutdated}
      </Note>
    </Container>
  );
}

interface LoadFailedNoteProps {
  sentence: string;
  onRetry: () => Promise<unknown>;
}

/** Shown when the right to edit couldn't be checked, to people who came to edit or who see a hidden listing. */
export function LoadFailedNote({ sentence, onRetry }: LoadFailedNoteProps) {
  return (
    <Container className="pt-4">
      <Note tone="danger" role="alert" title={editingCopy.unread}>
        {sentence}
        <RetryButton label="Try again" pendingLabel="Trying" onPress={onRetry} />
      </Note>
    </Container>
  );
}
