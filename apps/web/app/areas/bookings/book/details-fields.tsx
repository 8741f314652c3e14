import type { PageAction } from "#lib/api/page-action.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { HoneypotField } from "#ui/forms/trap-field.tsx";
import { bookingFormCopy } from "./copy.ts";

/** A member's details fill the form, so that they don't have to type them. */
export interface KnownPerson {
  name: string;
  email: string;
  phone: string | null;
}

interface DetailsFieldsProps {
  action: Pick<PageAction<never>, "getError" | "getValue">;
  person: KnownPerson | null;
}

export const DetailsFields = ({ action, person }: DetailsFieldsProps) => (
  <div className="grid gap-4.5 sm:grid-cols-2">
    <HoneypotField />
    <TextField
      label="Name"
      name="customerName"
      autoComplete="name"
      maxLength={120}
      defaultValue={action.getValue("customerName") ?? person?.name}
      error={action.getError("customerName")}
    />
    <TextField
      label="Email"
      name="customerEmail"
      type="email"
      autoComplete="email"
      maxLength={254}
      defaultValue={action.getValue("customerEmail") ?? person?.email}
      error={action.getError("customerEmail")}
    />
    <TextField
      label="Phone"
      name="customerPhone"
      type="tel"
      autoComplete="tel"
      maxLength={40}
      defaultValue={action.getValue("customerPhone") ?? person?.phone ?? undefined}
      error={action.getError("customerPhone")}
      hint={
        person
          ? undefined
          : "An email or a phone number is enough. With an email you can confirm, move or cancel online."
      }
    />
    <input
      type="hidden"
      name="phoneQuestioned"
      value={
        action.getError("customerPhone") === bookingFormCopy.phoneIncomplete
          ? action.getValue("customerPhone")
          : ""
      }
    />
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
  </div>
);
