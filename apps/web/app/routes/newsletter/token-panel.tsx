import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";

export interface TokenPanelProps {
  /** False when the link was incomplete, or was opened more than two hours ago. */
  hasLink: boolean;
  /** The result of a form that was posted before the script had loaded. */
  firstResult: FormResult | undefined;
  question: string;
  button: string;
  pendingLabel: string;
  done: string;
  onDone?: (() => void) | undefined;
  /** What to do when the link no longer works. */
  expired: { text: string; label: string; to: string };
}

/** Opening the link changes nothing; only the button does. */
export function TokenPanel(props: TokenPanelProps) {
  const change = usePageAction({ firstResult: props.firstResult, onSuccess: props.onDone });
  const { result } = change;

  if (result?.ok) {
    return (
      <>
        <Note tone="ok" role="status" hasFocus>
          {props.done}
        </Note>
        <LinkButton to="/" variant="secondary" className="mt-5">
          Go to the home page
        </LinkButton>
      </>
    );
  }
  if (!props.hasLink || (result && isLinkUsedUp(result))) {
    return (
      <>
        <Note tone="warn" role={result ? "alert" : undefined} hasFocus={result !== undefined}>
          {props.expired.text}
        </Note>
        <LinkButton to={props.expired.to} className="mt-5">
          {props.expired.label}
        </LinkButton>
      </>
    );
  }
  return (
    <PageForm {...change.form} className="space-y-5">
      <ActionFailure of={change} />
      <p>{props.question}</p>
      <Button
        type="submit"
        size="lg"
        isPending={change.isPending}
        pendingLabel={props.pendingLabel}
      >
        {props.button}
      </Button>
    </PageForm>
  );
}

/** Unknown, used or damaged links all need a new one. */
export function isLinkUsedUp(result: FormResult): boolean {
  return !result.ok && (result.code === "not_found" || result.code === "bad_request");
}
