import type { FormFailure } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";

interface ProblemProps {
  failure: FormFailure | undefined;
  title?: string | undefined;
  /** Someone else was first: loads the latest version. */
  onReload?: (() => void) | undefined;
  reloadLabel?: string | undefined;
  className?: string | undefined;
}

export function Problem({ failure, title, className, ...reload }: ProblemProps) {
  if (!failure) return null;
  return (
    <Note tone="danger" role="alert" title={title} className={className}>
      {failure.error}
      {reload.onReload && failure.code === "conflict" && (
        <Button variant="secondary" size="sm" className="mt-3 flex" onClick={reload.onReload}>
          {reload.reloadLabel ?? "Reload"}
        </Button>
      )}
    </Note>
  );
}
