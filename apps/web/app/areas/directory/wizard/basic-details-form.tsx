import { useEffect, useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { BasicInfoFields } from "../basic-info/basic-info-fields.tsx";
import { getTabStorage, readDraft, saveDraft } from "./draft.ts";

interface BasicDetailsFormProps {
  /** The result of a post that was sent before the script had loaded. */
  firstResult: FormResult | undefined;
  categories: readonly string[];
  host: string;
  /** Prefilled from the member's profile. */
  suggested: { email: string; phone: string | undefined };
}

/** Posts to the wizard, which redirects to the new listing or returns what is wrong. */
export function BasicDetailsForm(props: BasicDetailsFormProps) {
  const { firstResult, categories, host, suggested } = props;
  const createAction = usePageAction({
    action: "/directory/add-business?step=details",
    firstResult,
  });
  const { failure } = createAction;
  const [draft, setDraft] = useState<Record<string, string> | null>(null);

  useEffect(() => {
    if (!failure) setDraft(readDraft(getTabStorage));
  }, [failure]);

  const hasFieldErrors = failure !== undefined && Object.keys(failure.fields).length > 0;
  const initialValues: Record<string, string | undefined> = failure?.values ?? draft ?? suggested;
  return (
    <PageForm
      {...createAction.form}
      noValidate
      onInput={(event) => {
        createAction.form.onInput(event);
        saveDraft(getTabStorage, event.currentTarget);
      }}
    >
      {failure && !hasFieldErrors && (
        <Note tone="danger" role="alert" className="mb-5">
          {failure.error}
          {failure.code === "plan_limit_reached" && (
            <LinkButton
              to="/my-account/subscription"
              variant="secondary"
              size="sm"
              className="mt-3 flex"
            >
              Upgrade your plan
            </LinkButton>
          )}
        </Note>
      )}
      {/* A new key when a draft was found, so that the fields start with it. */}
      <BasicInfoFields
        key={draft ? "draft" : "first"}
        isNew
        first={(field) => initialValues[field]}
        getError={createAction.getError}
        categories={categories}
        host={host}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isPending={createAction.isPending} pendingLabel="Saving">
          Create listing
        </Button>
        <LinkButton to="/directory/add-business" variant="secondary">
          Back
        </LinkButton>
      </div>
    </PageForm>
  );
}
