import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { accountPanelTexts } from "@boab/contracts/accounts/texts";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { Form, useLocation, useRevalidator } from "react-router";
import { type FormResult, useFormState } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import {
  type FreshSignInOf,
  useConfirmedFetcher,
} from "../fresh-sign-in/use-confirmed-fetcher.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import type { SavedProfile } from "./save-profile.server.ts";

interface EditProfileFormProps extends FreshSignInOf {
  id: string;
  person: FullProfile;
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormResult | undefined;
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
const versionOf = (result: FormResult | undefined): number | undefined =>
  result && !result.ok ? Number(result.values.version) || undefined : undefined;

interface ProfileFormProps extends EditProfileFormProps {
  version: number;
  isStartingOver: boolean;
  onStartOver: () => void;
}

function ProfileForm({ id, person, identity, version, firstResult, ...props }: ProfileFormProps) {
  const save = useConfirmedFetcher<SavedProfile>("/account-management", { person, identity });
  const result = save.result ?? firstResult;
  const form = useFormState(result);
  const isConflict = result?.ok === false && result.code === "conflict";
  const isHandlePage = useLocation().pathname.startsWith("/@");

  const handleResult = useEffectEvent((result: FormResult<SavedProfile>) => {
    if (result.ok) props.onSaved(result.response);
  });
  useEffect(() => {
    if (save.result) handleResult(save.result);
  }, [save.result]);

  useEffect(() => {
    const first = form.ref.current?.elements.namedItem("fullName");
    if (first instanceof HTMLElement) first.focus();
  }, [form.ref]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    save.submit(new FormData(event.currentTarget));
  }

  return (
    <>
      <Form
        id={id}
        ref={form.ref}
        method="post"
        action="/account-management"
        noValidate
        onSubmit={handleSubmit}
      >
        <input type="hidden" name="intent" value="save-profile" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="page" value={isHandlePage ? "handle" : "account"} />
        <ProfileFields person={person} form={form} />
        {form.error && (
          <Note tone="danger" role="alert" className="mt-4.5">
            {isConflict ? accountPanelTexts.profileConflict : form.error}
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
      </Form>
      {save.prompt}
    </>
  );
}
