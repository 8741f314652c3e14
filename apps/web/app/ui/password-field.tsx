import { EyeIcon } from "@phosphor-icons/react/dist/ssr/Eye";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/ssr/EyeSlash";
import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { PasswordMeter, type PasswordRule } from "./password-meter.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "suffix" | "prefix"> {
  /** Shows a meter and what is still missing; leave it off when signing in. */
  rules?: readonly PasswordRule[] | undefined;
}

export function PasswordField({ rules, onChange, className, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState(String(field.defaultValue ?? ""));
  const password = field.value === undefined ? typed : String(field.value);

  return (
    <div className={className}>
      <TextField
        {...field}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        suffix={
          <IconButton
            label={isShown ? "Hide password" : "Show password"}
            aria-pressed={isShown}
            icon={isShown ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
            onClick={() => setShown(!isShown)}
            className="text-ink-3 hover:bg-transparent hover:text-ink"
          />
        }
      />
      {rules && <PasswordMeter password={password} rules={rules} />}
    </div>
  );
}
