import { bodyLimits } from "@boab/contracts/magazine/limits";
import { TextField } from "#ui/forms/text-field.tsx";

interface AltFieldProps {
  label: string;
  value: string;
  onChange(typed: string): void;
}

/** Screen readers read this description. A document can't be submitted without it (F-MAG-05). */
export function AltField({ label, value, onChange }: AltFieldProps) {
  return (
    <TextField
      label={label}
      counter={`${value.length} of ${bodyLimits.altLength}`}
      maxLength={bodyLimits.altLength}
      hint="Read aloud to people who can't see it. Needed before you submit."
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
