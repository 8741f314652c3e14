import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { isKeyOf } from "@boab/contracts/common/guards";
import { type FormEvent, useEffect } from "react";
import { useLocation } from "react-router";
import type { FormFailure } from "#lib/api/form.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { profileCopy } from "#lib/copy.ts";
import { mergeFields } from "#lib/merge/merge-fields.ts";
import { useMergedAction } from "#lib/merge/use-merged-action.ts";
import { readProfile } from "#lib/session/read-profile.ts";
import { Button } from "#ui/actions/button.tsx";
import { ConflictChoices } from "#ui/feedback/conflict-choices.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import {
  describeProfileValue,
  emptyProfile,
  type ProfileValues,
  profileLabels,
  readProfileValues,
  toProfileValues,
} from "./profile-values.ts";
import type { SavedProfile } from "./save-profile.server.ts";

interface EditProfileFormProps {
  id: string;
  person: FullProfile;
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormFailure | undefined;
  onSaved: (saved: SavedProfile) => void;
  onCancel: () => void;
}

export function EditProfileForm({ id, person, firstResult, ...props }: EditProfileFormProps) {
  const page = useLocation().pathname.startsWith("/@") ? "handle" : "account";
  const postedVersion = readPostedVersion(firstResult);
  const editing = useMergedAction<FullProfile, ProfileValues, SavedProfile>({
    first:
      postedVersion === undefined || postedVersion === person.version
        ? person
        : // The values of that version are no longer known, so the form asks about every field that differs.
          { ...person, ...emptyProfile, version: postedVersion },
    toTyped: toProfileValues,
    merge: mergeFields,
    readTyped: readProfileValues,
    readLatest: () => readProfile(person.id),
    toValues: (typed, { version }) => ({
      ...typed,
      intent: "save-profile",
      version: String(version),
      page,
    }),
    action: "/account-management",
    firstResult,
    onSuccess: props.onSaved,
  });
  const { save, conflict, seen } = editing;
  const form = save.form.ref;

  useEffect(() => {
    const first = form.current?.elements.namedItem("fullName");
    if (first instanceof HTMLElement) first.focus();
  }, [form]);

  function submit(event: FormEvent) {
    event.preventDefault();
    editing.submit();
  }

  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4.5 text-xl">
        Edit profile
      </h2>
      <PageForm id={id} {...save.form} onSubmit={submit} noValidate>
        <input type="hidden" name="intent" value="save-profile" />
        <input type="hidden" name="version" value={seen.version} />
        <input type="hidden" name="page" value={page} />
        <ProfileFields person={person} form={save} />
        {conflict && (
          <ConflictChoices
            {...conflict}
            getLabel={(field) => (isKeyOf(profileLabels, field) ? profileLabels[field] : field)}
            describe={describeProfileValue}
            className="mt-4.5"
          />
        )}
        {editing.isRefused && (
          <Note tone="danger" role="alert" className="mt-4.5">
            {save.isConflict ? profileCopy.conflict : save.failure?.error}
          </Note>
        )}
        <div className="mt-4.5 flex flex-wrap gap-3">
          <Button type="submit" isPending={editing.isPending} pendingLabel="Saving">
            Save
          </Button>
          <Button variant="secondary" onClick={props.onCancel}>
            Cancel
          </Button>
        </div>
      </PageForm>
    </Card>
  );
}

/** The version a post without JavaScript was based on; the page around it already shows the latest. */
const readPostedVersion = (result: FormFailure | undefined): number | undefined =>
  Number(result?.values.version) || undefined;
