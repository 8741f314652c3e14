import type { PageAction } from "#lib/api/page-action.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { TrapField } from "#ui/forms/trap-field.tsx";

/** What we know of a member, so that they need not type it. */
export interface KnownPerson {
  name: string;
  email: string;
  phone: string | null;
}

interface DetailsFieldsProps {
  of: Pick<PageAction<never>, "errorOf" | "valueOf">;
  person: KnownPerson | null;
}

export const DetailsFields = ({ of: booking, person }: DetailsFieldsProps) => (
  <div className="grid gap-4.5 sm:grid-cols-2">
    <TrapField />
    <TextField
      label="Name"
      name="customerName"
      autoComplete="name"
      maxLength={120}
      defaultValue={booking.valueOf("customerName") ?? person?.name}
      error={booking.errorOf("customerName")}
    />
    <TextField
      label="Email"
      name="customerEmail"
      type="email"
      autoComplete="email"
      maxLength={254}
      defaultValue={booking.valueOf("customerEmail") ?? person?.email}
      error={booking.errorOf("customerEmail")}
    />
    <TextField
      label="Phone"
      name="customerPhone"
      type="tel"
      autoComplete="tel"
      maxLength={40}
      defaultValue={booking.valueOf("customerPhone") ?? person?.phone ?? undefined}
      error={booking.errorOf("customerPhone")}
      hint="An email or a phone number is enough. With an email you can move or cancel online."
    />
    <TextArea
      label="Notes"
      counter="Optional"
      name="customerNotes"
      rows={2}
      maxLength={1000}
      placeholder="Anything they should know beforehand"
      defaultValue={booking.valueOf("customerNotes")}
      error={booking.errorOf("customerNotes")}
    />
  </div>
);
