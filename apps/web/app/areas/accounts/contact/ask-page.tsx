import { contactPaths } from "@boab/contracts/accounts/contact-paths";
import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";

interface Sent {
  message: string;
}

interface AskPageProps {
  /** Somebody came by a link that has expired. */
  isOldLink: boolean;
  firstResult: FormResult<Sent> | undefined;
}

/** Guests ask here for the link to what we hold about them. */
export function AskPage({ isOldLink, firstResult }: AskPageProps) {
  const ask = usePageAction<Sent>({ firstResult, skipsRevalidation: true });
  const { result } = ask;
  return (
    <Container className="py-12 md:py-18">
      <Card className="mx-auto max-w-[560px]">
        <h1 className="text-3xl">What we hold about you</h1>
        {result?.ok ? (
          <Note tone="ok" role="status" hasFocus className="mt-5">
            {result.response.message}
          </Note>
        ) : (
          <>
            {isOldLink && (
              <Note tone="warn" className="mt-5">
                That link no longer works. Ask for a new one here.
              </Note>
            )}
            <p className="mt-3 text-ink-2">
              Booked without an account? Enter your email and we'll send you a link to see, download
              or delete your details.
            </p>
            <PageForm {...ask.form} className="mt-5 grid gap-4.5">
              <ActionFailure of={ask} />
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                required
                maxLength={254}
                defaultValue={ask.getValue("email")}
                error={ask.getError("email")}
              />
              <Button type="submit" isPending={ask.isPending} pendingLabel="Sending">
                Send me a link
              </Button>
            </PageForm>
            <p className="mt-5 text-md text-ink-3">
              Have an account? You'll find the same under{" "}
              <Link to={contactPaths.ofMembers} className="link">
                your account
              </Link>
              .
            </p>
          </>
        )}
      </Card>
    </Container>
  );
}
