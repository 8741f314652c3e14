import { SuggestField } from "#ui/forms/suggest-field.tsx";
import { useSuburbs } from "../use-suburbs.ts";

interface SuburbFieldProps {
  first: string | undefined;
  onChange: (suburb: string) => void;
}

/** Two businesses may share a name, so the suburb keeps their slugs apart. */
export function SuburbField({ first, onChange }: SuburbFieldProps) {
  const { suburbs, send } = useSuburbs();
  return (
    <SuggestField
      label="Suburb"
      name="suburb"
      defaultValue={first}
      suggestions={suburbs.map(({ id, name, state, postcode }) => ({
        id: String(id),
        label: name,
        detail: `${state} ${postcode}`,
      }))}
      onInput={(typed) => {
        send(typed);
        onChange(typed);
      }}
      onSelect={({ label }) => {
        send("");
        onChange(label);
      }}
      hint="Optional. We add it to your link if another business has the same name."
    />
  );
}
