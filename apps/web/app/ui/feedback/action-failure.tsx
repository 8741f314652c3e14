import type { PageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "./note.tsx";

interface ActionFailureProps {
  of: Pick<PageAction<never>, "failure" | "isConflict" | "reload">;
  title?: string | undefined;
  /** The label of a button that loads the latest version, shown when somebody else saved first. */
  reloadLabel?: string | undefined;
  /** A field whose error is more specific than the general sentence. */
  field?: string | undefined;
  className?: string | undefined;
}

/** Shows why an action failed, next to its form. */
export function ActionFailure({
  of: action,
  title,
  reloadLabel,
  field,
  className,
}: ActionFailureProps) {
  if (!action.failure) return null;
  return (
    <Note tone="danger" role="alert" title={title} className={className}>
      {(field && action.failure.fields[field]) || action.failure.error}
      {reloadLabel && action.isConflict && (
        <Button variant="secondary" size="sm" className="mt-3 flex" onClick={action.reload}>
          {reloadLabel}
        </Button>
      )}
    </Note>
  );
}
