import type { OwnMediaAccount } from "@boab/contracts/media/accounts";
import type { PageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

interface CreatorFormProps {
  /** Held by the page: a new page takes the place of this form before the answer is told. */
  save: PageAction<unknown>;
  /** Of somebody who has one. */
  account?: OwnMediaAccount | undefined;
  /** What viewers would see otherwise. */
  firstName: string;
}

/** Creates a creator page, or changes its words. */
export function CreatorForm({ save, account, firstName }: CreatorFormProps) {
  const { errorOf } = save;
  const first = {
    name: account?.name ?? firstName,
    description: account?.description,
    website: account?.link.website ?? undefined,
  };
  return (
    <form {...save.form} noValidate className="space-y-5">
      <input type="hidden" name="intent" value={account ? "save-page" : "create-page"} />
      <TextField
        label="Name viewers see"
        name="name"
        maxLength={80}
        defaultValue={save.valueOf("name") ?? first.name}
        error={errorOf("name")}
      />
      <TextArea
        label="About you"
        name="description"
        rows={4}
        maxLength={1000}
        placeholder="One or two sentences"
        defaultValue={save.valueOf("description") ?? first.description}
        error={errorOf("description")}
      />
      <TextField
        label="Website"
        counter="Optional"
        name="website"
        inputMode="url"
        maxLength={500}
        placeholder="www.example.com.au"
        defaultValue={save.valueOf("website") ?? first.website}
        error={errorOf("website") ?? errorOf("link.website")}
      />
      <ActionFailure of={save} />
      <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
        {account ? "Save" : "Create creator page"}
      </Button>
    </form>
  );
}
