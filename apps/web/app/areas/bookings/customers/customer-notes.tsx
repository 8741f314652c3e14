import {
  type CustomerCard,
  maxCustomerNotes,
  maxCustomerPreferences,
} from "@boab/contracts/bookings/customers";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/ssr/LockSimple";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { listPreferences } from "./describe-card.ts";

/** Private notes and what the customer likes, in one form: two people who write at once don't overwrite each other. */
export function CustomerNotes({ customer }: { customer: CustomerCard }) {
  const { notes, preferences, version } = customer;
  const [isEditing, setEditing] = useState(false);
  const save = usePageAction({
    onSuccess() {
      setEditing(false);
      toast("Saved.");
    },
  });
  if (!isEditing)
    return (
      <Card as="section" aria-labelledby="notes-title">
        <NotesHeading />
        {notes ? (
          <p className="mt-3 wrap-anywhere whitespace-pre-line">{notes}</p>
        ) : (
          <p className="mt-3 text-ink-2">Nothing noted yet.</p>
        )}
        {preferences && (
          <ul aria-label="Likes" className="mt-4 flex flex-wrap gap-2">
            {listPreferences(preferences).map((line) => (
              <li
                key={line}
                className="max-w-full rounded-full bg-sunk px-3.5 py-1.5 text-sm wrap-anywhere"
              >
                {line}
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="secondary"
          size="sm"
          className="mt-4 min-h-11"
          onClick={() => setEditing(true)}
        >
          {notes || preferences ? "Edit notes" : "Add a note"}
        </Button>
        <Hint />
      </Card>
    );
  return (
    <Card as="section" aria-labelledby="notes-title">
      <NotesHeading />
      <PageForm {...save.form} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="words" />
        <input type="hidden" name="version" value={version} />
        <ActionFailure of={save} />
        <TextArea
          label="Notes"
          name="notes"
          rows={6}
          maxLength={maxCustomerNotes}
          defaultValue={notes}
          error={save.getError("notes")}
          autoFocus
        />
        <TextArea
          label="Likes"
          hint="One on each line, such as “Saturday mornings”."
          name="preferences"
          rows={4}
          maxLength={maxCustomerPreferences}
          defaultValue={preferences}
          error={save.getError("preferences")}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
            Save
          </Button>
          <Button variant="quiet" onClick={() => setEditing(false)}>
            Cancel
          </Button>
        </div>
      </PageForm>
      <Hint />
    </Card>
  );
}

const NotesHeading = () => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <h2 id="notes-title" className="text-xl">
      Notes
    </h2>
    <Chip icon={<LockSimpleIcon weight="fill" size={14} aria-hidden="true" />}>Your team only</Chip>
  </div>
);

const Hint = () => (
  <p className="mt-3 text-sm text-ink-3">
    Write what you'd be happy for them to read. They can ask for a copy.
  </p>
);
