import { suggestBusinessName } from "@boab/contracts/directory/business-name";
import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

interface NameFieldProps {
  initialValue: string | undefined;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** When a name has a character that isn't allowed, the field suggests the closest allowed name. */
export function NameField({ initialValue = "", error, onChange }: NameFieldProps) {
  const [name, setName] = useState(initialValue);
  const suggestedName = error === businessFieldCopy.nameCharacters ? suggestBusinessName(name) : "";

  function write(typed: string) {
    setName(typed);
    onChange(typed);
  }

  return (
    <div>
      <TextField
        label="Business name"
        name="businessName"
        autoComplete="organization"
        maxLength={80}
        value={name}
        error={error}
        onChange={({ target }) => write(target.value)}
      />
      {suggestedName !== "" && suggestedName !== name && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => write(suggestedName)}>
          Use “{suggestedName}”
        </Button>
      )}
    </div>
  );
}
