import { EyeIcon } from "@phosphor-icons/react/dist/ssr/Eye";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/ssr/EyeSlash";
import { useId, useState } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { type PasswordCheck, PasswordMeter } from "./password-meter.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "suffix" | "prefix"> {
  /** Shows a strength meter; leave it out for logging in. */
  checks?: readonly PasswordCheck[] | undefined;
}

export function PasswordField({ checks, className, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const checksId = useId();
  const Icon = isShown ? EyeSlashIcon : EyeIcon;

  return (
    <div className={className}>
      <TextField
        {...field}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={checks && checksId}
        suffix={
          <IconButton
            label={isShown ? "Hide password" : "Show password"}
            aria-pressed={isShown}
            icon={<Icon size={20} className="text-ink-3" />}
            onClick={() => setShown(!isShown)}
          />
        }
      />
      {checks && <PasswordMeter id={checksId} checks={checks} />}
    </div>
  );
}
