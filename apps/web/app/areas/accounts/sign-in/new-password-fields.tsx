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
  const [blurredFields, setBlurredFields] = useState({ password: false, confirmation: false });
  const errors = checkNewPassword(value);
  const isConfirmationTyped = value.confirmation !== "";
  const confirmationError = blurredFields.confirmation
    ? errors.confirmation
    : getConfirmationHint(value);

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
        error={blurredFields.password ? errors.password : undefined}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        onBlur={() => setBlurredFields({ ...blurredFields, password: value.password !== "" })}
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        required
        maxLength={128}
        value={value.confirmation}
        error={isConfirmationTyped ? confirmationError : undefined}
        onChange={(event) => {
          setBlurredFields({ ...blurredFields, confirmation: false });
          onChange({ ...value, confirmation: event.target.value });
        }}
        onBlur={() => setBlurredFields({ ...blurredFields, confirmation: isConfirmationTyped })}
      />
    </>
  );
}
