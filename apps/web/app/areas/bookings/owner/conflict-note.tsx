import { Button } from "#ui/actions/button.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import { clockTime } from "../times.ts";
import type { TimeConflict } from "./time-conflict.ts";

interface ConflictNoteProps {
  conflict: TimeConflict | null;
  onTake: (start: string) => void;
}

/** Who has that time, and the next one that fits. */
export function ConflictNote({ conflict, onTake }: ConflictNoteProps) {
  const next = conflict?.next;
  return (
    <div aria-live="polite">
      {conflict && (
        <FieldError>
          {conflict.sentence}{" "}
          {next
            ? `The next time this fits is ${clockTime(next)}.`
            : "It doesn't fit later that day."}
        </FieldError>
      )}
      {next && (
        <Button variant="secondary" size="sm" className="mt-2.5" onClick={() => onTake(next)}>
          Start at {clockTime(next)}
        </Button>
      )}
    </div>
  );
}
