import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { FocusEvent } from "react";
import type { PageAction } from "#lib/api/page-action.ts";
import { profileCopy } from "#lib/copy.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { profileFormCopy } from "./copy.ts";

interface ProfileFieldsProps {
  person: FullProfile;
  form: Pick<PageAction<never>, "getError" | "getValue">;
}

export function ProfileFields({ person, form }: ProfileFieldsProps) {
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        maxLength={120}
        defaultValue={form.getValue("fullName") ?? person.fullName}
        error={form.getError("fullName")}
      />
      <TextField
        label="Username"
        name="username"
        prefix="@"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={normaliseUsername}
        defaultValue={form.getValue("username") ?? person.username}
        error={form.getError("username")}
        hint={
          form.getError("username") === profileCopy.usernameHint
            ? undefined
            : profileCopy.usernameHint
        }
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={form.getValue("email") ?? person.email}
        error={form.getError("email")}
        hint={profileFormCopy.emailHint}
      />
      <TextField
        label="Phone"
        counter="Optional"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={form.getValue("phoneNumber") ?? person.phoneNumber ?? ""}
        error={form.getError("phoneNumber")}
      />
    </div>
  );
}

/** Shows the username the way it will be stored. */
function normaliseUsername({ target }: FocusEvent<HTMLInputElement>): void {
  target.value = target.value.trim().toLowerCase();
}
