import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { accountPanelTexts } from "@boab/contracts/accounts/texts";
import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { FormFailure } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import type { SavedProfile } from "./save-profile.server.ts";

interface EditProfileFormProps {
  id: string;
  person: FullProfile;
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormFailure | undefined;
  onSaved: (saved: SavedProfile) => void;
  onCancel: () => void;
}

export function EditProfileForm({ firstResult, ...props }: EditProfileFormProps) {
  const { revalidate } = useRevalidator();
  // The version the editing started from, so that someone else's later change isn't overwritten.
  const [version, setVersion] = useState(versionOf(firstResult) ?? props.person.version);
  const [isStartingOver, setStartingOver] = useState(false);
  const [first, setFirst] = useState(firstResult);

  // Discard the input only on request, and only once the latest version has loaded.
  if (isStartingOver && props.person.version !== version) {
    setVersion(props.person.version);
    setStartingOver(false);
    setFirst(undefined);
  }

  return (
    <Card as="section" aria-labelledby={`${props.id}-title`}>
      <h2 id={`${props.id}-title`} className="mb-4.5 text-xl">
        Edit profile
      </h2>
      <ProfileForm
        key={version}
        {...props}
        version={version}
        firstResult={first}
        isStartingOver={isStartingOver}
        onStartOver={() => {
          setStartingOver(true);
          void revalidate();
        }}
      />
    </Card>
  );
}

/**
 * The version a post without JavaScript was based on; the page around it already shows the latest.
 */
const versionOf = (result: FormFailure | undefined): number | undefined =>
  Number(result?.values.version) || undefined;

interface ProfileFormProps extends EditProfileFormProps {
  version: number;
  isStartingOver: boolean;
  onStartOver: () => void;
}

function ProfileForm({ id, person, version, firstResult, ...props }: ProfileFormProps) {
  const save = usePageAction<SavedProfile>({
    action: "/account-management",
    firstResult,
    onSuccess: props.onSaved,
  });
  const { failure, isConflict } = save;
  const form = save.form.ref;
  const isHandlePage = useLocation().pathname.startsWith("/@");

  useEffect(() => {
    const first = form.current?.elements.namedItem("fullName");
    if (first instanceof HTMLElement) first.focus();
  }, [form]);

  return (
    <form id={id} {...save.form} noValidate>
      <input type="hidden" name="intent" value="save-profile" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="page" value={isHandlePage ? "handle" : "account"} />
      <ProfileFields person={person} form={save} />
      {failure && (
        <Note tone="danger" role="alert" className="mt-4.5">
          {isConflict ? accountPanelTexts.profileConflict : failure.error}
          {isConflict && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-3 flex"
              isPending={props.isStartingOver}
              pendingLabel="Loading"
              onClick={props.onStartOver}
            >
              Load the latest version
            </Button>
          )}
        </Note>
      )}
      <div className="mt-4.5 flex flex-wrap gap-3">
        <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
          Save
        </Button>
        <Button variant="secondary" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
