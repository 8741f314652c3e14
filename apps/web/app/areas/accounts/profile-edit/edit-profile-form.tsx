import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { accountPanelTexts, accountTexts } from "@boab/contracts/accounts/texts";
import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { Form, useLocation } from "react-router";
import { type FormResult, useFormState } from "#lib/form.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Note } from "#ui/note.tsx";
import { TextField } from "#ui/text-field.tsx";
import {
  type FreshSignInOf,
  useConfirmedFetcher,
} from "../fresh-sign-in/use-confirmed-fetcher.tsx";
import type { SavedProfile } from "./save-profile.server.ts";

interface EditProfileFormProps extends FreshSignInOf {
  id: string;
  person: FullProfile;
  /** Of a post that came before the script was there. */
  firstResult?: FormResult | undefined;
  onSaved: (saved: SavedProfile) => void;
  onCancel: () => void;
}

export function EditProfileForm({
  id,
  person,
  identity,
  firstResult,
  onSaved,
  onCancel,
}: EditProfileFormProps) {
  const save = useConfirmedFetcher<SavedProfile>("/account-management", { person, identity });
  const form = useFormState(save.result ?? firstResult);
  // What was seen when editing began; a later change by somebody else must not be written over.
  const [version] = useState(person.version);
  const isHandlePage = useLocation().pathname.startsWith("/@");

  const handleResult = useEffectEvent((result: FormResult<SavedProfile>) => {
    if (result.ok) onSaved(result.answer);
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
    <Card as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4.5 text-xl">
        Edit profile
      </h2>
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
        <div className="grid gap-4.5 sm:grid-cols-2">
          <TextField
            label="Full name"
            name="fullName"
            autoComplete="name"
            maxLength={120}
            defaultValue={form.valueOf("fullName") ?? person.fullName}
            error={form.errorOf("fullName")}
          />
          <TextField
            label="Username"
            name="username"
            prefix="@"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onBlur={lowerCase}
            defaultValue={form.valueOf("username") ?? person.username}
            error={form.errorOf("username")}
            hint={
              form.errorOf("username") === accountTexts.usernameHint
                ? undefined
                : accountTexts.usernameHint
            }
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={form.valueOf("email") ?? person.email}
            error={form.errorOf("email")}
            hint={accountPanelTexts.emailHint}
          />
          <TextField
            label="Phone"
            counter="Optional"
            name="phoneNumber"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            defaultValue={form.valueOf("phoneNumber") ?? person.phoneNumber ?? ""}
            error={form.errorOf("phoneNumber")}
          />
        </div>
        {form.error && (
          <Note tone="danger" role="alert" className="mt-4.5">
            {form.error}
          </Note>
        )}
        <div className="mt-4.5 flex flex-wrap gap-3">
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
            Save
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
      {save.prompt}
    </Card>
  );
}

/** The field says at once how the name will be kept. */
function lowerCase({ target }: FocusEvent<HTMLInputElement>): void {
  target.value = target.value.trim().toLowerCase();
}
