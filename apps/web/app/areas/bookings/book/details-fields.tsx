import { TextField } from "#ui/forms/text-field.tsx";
import { HoneypotField } from "#ui/forms/trap-field.tsx";
import { bookingFormCopy } from "./copy.ts";
import { type CustomerFieldProps, NameField, NotesField, PhoneField } from "./customer-fields.tsx";

export const DetailsFields = ({ action, person }: CustomerFieldProps) => (
  <div className="grid gap-4.5 sm:grid-cols-2">
    <HoneypotField />
    <NameField action={action} person={person} />
    <TextField
      label="Email"
      name="customerEmail"
      type="email"
      autoComplete="email"
      maxLength={254}
      defaultValue={action.getValue("customerEmail") ?? person?.email}
      error={action.getError("customerEmail")}
    />
    <PhoneField
      action={action}
      person={person}
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
    <NotesField action={action} />
  </div>
);
