import type { PageAction } from "#lib/api/page-action.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

/** A member's details fill the form, so that they don't have to type them. */
export interface KnownPerson {
  name: string;
  email: string;
  phone: string | null;
}

export interface CustomerFieldProps {
  action: Pick<PageAction<never>, "getError" | "getValue">;
  person: KnownPerson | null;
}

export const NameField = ({ action, person }: CustomerFieldProps) => (
  <TextField
    label="Name"
    name="customerName"
    autoComplete="name"
    maxLength={120}
    defaultValue={action.getValue("customerName") ?? person?.name}
    error={action.getError("customerName")}
  />
);

interface PhoneFieldProps extends CustomerFieldProps {
  isOptional?: boolean;
  hint?: string | undefined;
}

export const PhoneField = ({ action, person, isOptional = false, hint }: PhoneFieldProps) => (
  <TextField
    label="Phone"
    counter={isOptional ? "Optional" : undefined}
    name="customerPhone"
    type="tel"
    autoComplete="tel"
    maxLength={40}
    defaultValue={action.getValue("customerPhone") ?? person?.phone ?? undefined}
    error={action.getError("customerPhone")}
    hint={hint}
  />
);

export const NotesField = ({ action }: Pick<CustomerFieldProps, "action">) => (
  <TextArea
    label="Notes"
    counter="Optional"
    name="customerNotes"
    rows={2}
    maxLength={1000}
    placeholder="Anything they should know beforehand"
    defaultValue={action.getValue("customerNotes")}
    error={action.getError("customerNotes")}
  />
);
