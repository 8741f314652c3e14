import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { type FormResult, useFormState } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { BasicInfoFields } from "../basic-info/basic-info-fields.tsx";
import { keepDraft, readDraft } from "./draft.ts";

interface BasicDetailsFormProps {
  result: FormResult | undefined;
  categories: readonly string[];
  host: string;
  /** Prefilled from the member's profile. */
  suggested: { email: string; phone: string | undefined };
}

/** Posts to the wizard, which redirects to the new listing or returns what is wrong. */
export function BasicDetailsForm({ result, categories, host, suggested }: BasicDetailsFormProps) {
  const form = useFormState(result);
  const isSaving = useNavigation().formAction?.includes("/directory/add-business") === true;
  const failure = result?.ok === false ? result : undefined;
  const [draft, setDraft] = useState<Record<string, string> | null>(null);

  useEffect(() => {
    if (!failure) setDraft(readDraft(sessionStorage));
  }, [failure]);

  const hasFieldErrors = failure !== undefined && Object.keys(failure.fields).length > 0;
  const known: Record<string, string | undefined> = failure?.values ?? draft ?? suggested;
  return (
    <Form
      method="post"
      action="/directory/add-business?step=details"
      noValidate
      ref={form.ref}
      onInput={(event) => keepDraft(sessionStorage, event.currentTarget)}
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
        first={(field) => known[field]}
        errorOf={form.errorOf}
        categories={categories}
        host={host}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isPending={isSaving} pendingLabel="Saving">
          Create listing
        </Button>
        <LinkButton to="/directory/add-business" variant="secondary">
          Back
        </LinkButton>
      </div>
    </Form>
  );
}
