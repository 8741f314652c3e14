import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { DeadLink } from "../dead-link.tsx";

/** Asks for a new link to a booking. */
export function OldLink({ firstResult }: { firstResult: FormResult<Sent> | undefined }) {
  const resend = usePageAction<Sent>({ firstResult, skipsRevalidation: true });
  const { result } = resend;
  return (
    <DeadLink>
      {result?.ok ? (
        <Note tone="ok" role="status" hasFocus className="mt-5">
          {result.response.message}
        </Note>
      ) : (
        <>
          <p className="mt-2 mb-5 text-ink-2">
            Enter your booking number and the email you booked with, and we'll send you a new one.
          </p>
          <PageForm {...resend.form} className="grid gap-4.5">
            <input type="hidden" name="intent" value="resend" />
            <ActionFailure of={resend} />
            <TextField
              label="Booking number"
              name="bookingId"
              placeholder="BOOK-7K2MQX4D"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={20}
              defaultValue={resend.getValue("bookingId")}
              error={resend.getError("bookingId")}
            />
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={resend.getValue("email")}
              error={resend.getError("email")}
            />
            <Button type="submit" isPending={resend.isPending} pendingLabel="Sending">
              Send a new link
            </Button>
          </PageForm>
        </>
      )}
    </DeadLink>
  );
}

interface Sent {
  message: string;
}
