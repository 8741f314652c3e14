import { useEffect } from "react";
import { useFetcher } from "react-router";
import { type FormResult, useFormState } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
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
  const fetcher = useFetcher<FormResult>();
  const result = fetcher.data ?? firstResult;
  const form = useFormState(result);

  useEffect(() => {
    if (!fetcher.data?.ok) return;
    form.ref.current?.reset();
    toast("Saved. Searches for one will now find the other.");
  }, [fetcher.data, form.ref]);

  const hasFieldErrors = result?.ok === false && Object.keys(result.fields).length > 0;
  return (
    <Card className="mb-4">
      <fetcher.Form
        method="post"
        action="/admin/community-words"
        ref={form.ref}
        noValidate
        className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto]"
      >
        <input type="hidden" name="intent" value="add" />
        <TextField
          label="Word"
          name="word"
          maxLength={60}
          autoComplete="off"
          defaultValue={form.valueOf("word")}
          error={form.errorOf("word")}
        />
        <TextField
          label="Other word"
          name="other"
          maxLength={60}
          autoComplete="off"
          defaultValue={form.valueOf("other")}
          error={form.errorOf("other")}
        />
        <Select
          label="They mean"
          name="kind"
          options={kinds}
          defaultValue={form.valueOf("kind") ?? "same"}
        />
        <Button
          type="submit"
          className="lg:mt-7"
          isPending={fetcher.state !== "idle"}
          pendingLabel="Adding"
        >
          Add
        </Button>
        {form.error && !hasFieldErrors && (
          <Note tone="danger" role="alert" className="sm:col-span-2 lg:col-span-4">
            {form.error}
          </Note>
        )}
      </fetcher.Form>
    </Card>
  );
}
