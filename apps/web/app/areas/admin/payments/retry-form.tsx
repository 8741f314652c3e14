import { Form } from "react-router";
import type { PageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";

interface RetryFormProps<Result> {
  id: string;
  action: PageAction<Result>;
  label: string;
  /** Names the row, because every row has the same button. */
  fullLabel: string;
}

export const RetryForm = <Result,>({ id, action, label, fullLabel }: RetryFormProps<Result>) => (
  <Form
    method="post"
    onSubmit={(submission) => {
      submission.preventDefault();
      action.submit({ id });
    }}
  >
    <input type="hidden" name="id" value={id} />
    <Button
      type="submit"
      size="sm"
      variant="secondary"
      isPending={action.pendingValues?.id === id}
      pendingLabel="Retrying"
      aria-label={fullLabel}
    >
      {label}
    </Button>
  </Form>
);
