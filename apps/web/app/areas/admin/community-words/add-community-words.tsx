import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";

interface AddWordsProps {
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult | undefined;
}

const kinds = [
  { value: "same", label: "The same thing" },
  { value: "related", label: "Related things" },
];

export function AddWords({ firstResult }: AddWordsProps) {
  const addAction = usePageAction({
    firstResult,
    onSuccess: () => {
      addAction.form.ref.current?.reset();
      toast("Saved. Searches for one will now find the other.");
    },
  });
  const { failure, getError } = addAction;
  const hasFieldErrors = failure !== undefined && Object.keys(failure.fields).length > 0;
  return (
    <Card className="mb-4">
      <PageForm
        {...addAction.form}
        noValidate
        className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto]"
      >
        <input type="hidden" name="intent" value="add" />
        <TextField
          label="Word"
          name="word"
          maxLength={60}
          autoComplete="off"
          defaultValue={addAction.getValue("word")}
          error={getError("word")}
        />
        <TextField
          label="Other word"
          name="other"
          maxLength={60}
          autoComplete="off"
          defaultValue={addAction.getValue("other")}
          error={getError("other")}
        />
        <Select
          label="They mean"
          name="kind"
          options={kinds}
          defaultValue={addAction.getValue("kind") ?? "same"}
        />
        <Button
          type="submit"
          className="lg:mt-7"
          isPending={addAction.isPending}
          pendingLabel="Adding"
        >
          Add
        </Button>
        {!hasFieldErrors && (
          <ActionFailure of={addAction} className="sm:col-span-2 lg:col-span-4" />
        )}
      </PageForm>
    </Card>
  );
}
