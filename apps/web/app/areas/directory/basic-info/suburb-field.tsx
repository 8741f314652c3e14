import { SuggestField } from "#ui/forms/suggest-field.tsx";
import { useSuburbs } from "../use-suburbs.ts";

interface SuburbFieldProps {
  initialValue: string | undefined;
  onChange: (suburb: string) => void;
}

/** Two businesses may share a name, so the suburb keeps their slugs apart. */
export function SuburbField({ initialValue, onChange }: SuburbFieldProps) {
  const { suburbs, send: search } = useSuburbs();
  return (
    <SuggestField
      label="Suburb"
      name="suburb"
      defaultValue={initialValue}
      suggestions={suburbs.map(({ id, name, state, postcode }) => ({
        id: String(id),
        label: name,
        detail: `${state} ${postcode}`,
      }))}
      onInput={(typed) => {
        search(typed);
        onChange(typed);
      }}
      onSelect={({ label }) => {
        search("");
        onChange(label);
      }}
      hint="Optional. We add it to your link if another business has the same name."
    />
  );
}
