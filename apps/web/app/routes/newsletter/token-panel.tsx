import { Form, useNavigation } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";

interface TokenPanelProps {
  /** From the emailed link; null when the link was cut off. */
  token: string | null;
  result: FormResult | undefined;
  question: string;
  button: string;
  pendingLabel: string;
  done: string;
  /** What to do when the link no longer works. */
  expired: { text: string; label: string; to: string };
}

/** Opening the link changes nothing; only the button does. */
export function TokenPanel(props: TokenPanelProps) {
  const navigation = useNavigation();

  if (props.result?.ok) {
    return (
      <>
        <Note tone="ok" role="status">
          {props.done}
        </Note>
        <LinkButton to="/" variant="secondary" className="mt-5">
          Go to the home page
        </LinkButton>
      </>
    );
  }
  if (props.token === null || (props.result && isSpent(props.result))) {
    return (
      <>
        <Note tone="warn" role={props.result ? "alert" : undefined}>
          {props.expired.text}
        </Note>
        <LinkButton to={props.expired.to} className="mt-5">
          {props.expired.label}
        </LinkButton>
      </>
    );
  }
  return (
    <Form method="post" className="space-y-5">
      {props.result && (
        <Note tone="danger" role="alert">
          {props.result.error}
        </Note>
      )}
      <p>{props.question}</p>
      <input type="hidden" name="token" value={props.token} />
      <Button
        type="submit"
        size="lg"
        isPending={navigation.state === "submitting"}
        pendingLabel={props.pendingLabel}
      >
        {props.button}
      </Button>
    </Form>
  );
}

/** Unknown, used or damaged links all need a new one. */
export function isSpent(result: FormResult): boolean {
  return !result.ok && (result.code === "not_found" || result.code === "bad_request");
}
