import type { ReactNode } from "react";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface ConflictDialogProps {
  mine: ReactNode;
  theirs: ReactNode;
  isPending: boolean;
  /** Says why the choice failed. */
  problem: string | undefined;
  onChooseMine(): void;
  onTakeTheirs(): void;
  onClose(): void;
}

/** Both versions side by side; whichever isn't chosen stays in the history. */
export function ConflictDialog(props: ConflictDialogProps) {
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={props.onClose}
      title="Two versions of this document"
      actions={
        <>
          <Button variant="secondary" isPending={props.isPending} onClick={props.onTakeTheirs}>
            Use the latest version
          </Button>
          <Button isPending={props.isPending} onClick={props.onChooseMine}>
            Keep my version
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        The one you don't choose stays in the version history, so nothing is lost.
      </p>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        <section aria-label="Your version" className="min-w-0">
          <h3 className="text-lg">Your version</h3>
          {props.mine}
        </section>
        <section aria-label="The latest version" className="min-w-0">
          <h3 className="text-lg">The latest version</h3>
          {props.theirs}
        </section>
      </div>
      {props.problem && (
        <Note tone="danger" role="alert" className="mt-4">
          {props.problem}
        </Note>
      )}
    </Dialog>
  );
}
