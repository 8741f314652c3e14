import { useLocation } from "react-router";
import { readArrivalNote } from "#lib/session/arrival-note.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";

/** The note stays until the person leaves the page, for text that takes longer to read than a toast is shown. */
export function ArrivalNote() {
  const note = readArrivalNote(useLocation().state);
  if (note === null) return null;
  return (
    <Container className="pt-4 pb-2">
      <Note tone="ok" role="status">
        {note}
      </Note>
    </Container>
  );
}
