import { formatClock } from "@boab/format/calendar";
import { Button } from "#ui/actions/button.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import type { TimeConflict } from "./time-conflict.ts";

interface ConflictNoteProps {
  conflict: TimeConflict | null;
  onChooseTime: (start: string) => void;
}

/** Says who is booked at that time, and offers the next time that fits. */
export function ConflictNote({ conflict, onChooseTime }: ConflictNoteProps) {
  const next = conflict?.next;
  return (
    <div aria-live="polite">
      {conflict && (
        <FieldError>
          {conflict.sentence}{" "}
          {next
            ? `The next time this fits is ${formatClock(next)}.`
            : "It doesn't fit later that day."}
        </FieldError>
      )}
      {next && (
        <Button variant="secondary" size="sm" className="mt-2.5" onClick={() => onChooseTime(next)}>
          Start at {formatClock(next)}
        </Button>
      )}
    </div>
  );
}
