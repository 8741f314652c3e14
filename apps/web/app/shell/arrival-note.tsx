import { useLocation } from "react-router";
import { arrivalNoteIn } from "#lib/session/arrival-note.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";

/** Stays until the person moves on: for what takes longer to read than a toast lasts. */
export function ArrivalNote() {
  const note = arrivalNoteIn(useLocation().state);
  if (note === null) return null;
  return (
    <Container className="pt-4 pb-2">
      <Note tone="ok" role="status">
        {note}
      </Note>
    </Container>
  );
}
