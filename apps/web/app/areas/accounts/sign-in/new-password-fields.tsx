import { checkPassword } from "@boab/contracts/accounts/password";
import { useState } from "react";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { checkNewPassword, getConfirmationHint, type NewPassword } from "../registration.ts";

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
}

/** Each field is validated on blur. */
export function NewPasswordFields({ value, onChange }: NewPasswordFieldsProps) {
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const refusals = checkNewPassword(value);
  const isTyped = value.confirmation !== "";
  const confirmationError = left.confirmation ? refusals.confirmation : getConfirmationHint(value);

  return (
    <>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        maxLength={128}
        value={value.password}
        checks={checkPassword(value.password)}
        error={left.password ? refusals.password : undefined}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        onBlur={() => setLeft({ ...left, password: value.password !== "" })}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        required
        maxLength={128}
        value={value.confirmation}
        error={isTyped ? confirmationError : undefined}
        onChange={(event) => {
          setLeft({ ...left, confirmation: false });
          onChange({ ...value, confirmation: event.target.value });
        }}
        onBlur={() => setLeft({ ...left, confirmation: isTyped })}
      />
    </>
  );
}
