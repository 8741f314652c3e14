import type { OwnMediaAccount } from "@boab/contracts/media/accounts";
import type { PageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

interface CreatorFormProps {
  /** The action belongs to the page, because the new creator page replaces this form before the response is handled. */
  save: PageAction<unknown>;
  /** Undefined before the creator page exists. */
  account?: OwnMediaAccount | undefined;
  /** The default for a new page's name. */
  firstName: string;
}

/** Creates a creator page, or changes its words. */
export function CreatorForm({ save, account, firstName }: CreatorFormProps) {
  const { getError } = save;
  const initialValues = {
    name: account?.name ?? firstName,
    description: account?.description,
    website: account?.link.website ?? undefined,
  };
  return (
    <PageForm {...save.form} noValidate className="space-y-5">
      <input type="hidden" name="intent" value={account ? "save-page" : "create-page"} />
      <TextField
        label="Name viewers see"
        name="name"
        maxLength={80}
        defaultValue={save.getValue("name") ?? initialValues.name}
        error={getError("name")}
      />
      <TextArea
        label="About you"
        name="description"
        rows={4}
        maxLength={1000}
        placeholder="One or two sentences"
        defaultValue={save.getValue("description") ?? initialValues.description}
        error={getError("description")}
      />
      <TextField
        label="Website"
        counter="Optional"
        name="website"
        inputMode="url"
        maxLength={500}
        placeholder="www.example.com.au"
        defaultValue={save.getValue("website") ?? initialValues.website}
        error={getError("website") ?? getError("link.website")}
      />
      <ActionFailure of={save} />
      <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
        {account ? "Save" : "Create creator page"}
      </Button>
    </PageForm>
  );
}
