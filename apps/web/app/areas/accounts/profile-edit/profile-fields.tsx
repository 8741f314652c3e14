import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { accountPanelTexts, accountTexts } from "@boab/contracts/accounts/texts";
import type { FocusEvent } from "react";
import type { PageAction } from "#lib/api/page-action.ts";
import { TextField } from "#ui/forms/text-field.tsx";

interface ProfileFieldsProps {
  person: FullProfile;
  form: Pick<PageAction<never>, "errorOf" | "valueOf">;
}

export function ProfileFields({ person, form }: ProfileFieldsProps) {
  return (
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
  );
}

/** Shows the username the way it will be stored. */
function lowerCase({ target }: FocusEvent<HTMLInputElement>): void {
  target.value = target.value.trim().toLowerCase();
}
