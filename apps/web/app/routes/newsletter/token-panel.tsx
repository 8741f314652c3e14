import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";

interface TokenPanelProps {
  /** From the emailed link; null when the link was cut off. */
  token: string | null;
  /** Of a post that came before the script was there. */
  firstResult: FormResult | undefined;
  question: string;
  button: string;
  pendingLabel: string;
  done: string;
  /** What to do when the link no longer works. */
  expired: { text: string; label: string; to: string };
}

/** Opening the link changes nothing; only the button does. */
export function TokenPanel(props: TokenPanelProps) {
  const change = usePageAction({ firstResult: props.firstResult });
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
  if (props.token === null || (result && isSpent(result))) {
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
    <form {...change.form} className="space-y-5">
      <ActionFailure of={change} />
      <p>{props.question}</p>
      <input type="hidden" name="token" value={props.token} />
      <Button
        type="submit"
        size="lg"
        isPending={change.isPending}
        pendingLabel={props.pendingLabel}
      >
        {props.button}
      </Button>
    </form>
  );
}

/** Unknown, used or damaged links all need a new one. */
export function isSpent(result: FormResult): boolean {
  return !result.ok && (result.code === "not_found" || result.code === "bad_request");
}
