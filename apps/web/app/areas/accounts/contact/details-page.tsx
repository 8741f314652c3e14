import { contactPaths } from "@boab/contracts/accounts/contact-paths";
import type { ContactData } from "@boab/contracts/accounts/my-data";
import { formatDayTime } from "@boab/format/calendar";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { describeHeldData } from "./held-data.ts";

interface DetailsPageProps {
  held: ContactData;
  /** Set when the form was posted without JavaScript, and refused. */
  firstResult: FormResult<unknown> | undefined;
}

/** The page behind the emailed link: opening it changes nothing, only its button deletes. */
export function DetailsPage({ held, firstResult }: DetailsPageProps) {
  const erase = usePageAction({ firstResult });
  return (
    <Container className="py-12 md:py-18">
      <Card className="mx-auto max-w-[640px]">
        <h1 className="text-3xl">What we hold about you</h1>
        <HeldData held={held} />
        <PageForm {...erase.form} className="mt-6">
          <ActionFailure of={erase} className="mb-4" />
          <div className="flex flex-wrap gap-3 max-sm:flex-col">
            <a
              href={contactPaths.file}
              download="my-boab-data.json"
              className={getButtonClass({ variant: "secondary" })}
            >
              Download everything
            </a>
            <Button
              type="submit"
              variant="danger"
              isPending={erase.isPending}
              pendingLabel="Deleting"
            >
              Delete my details
            </Button>
          </div>
        </PageForm>
        <p className="mt-5 text-md text-ink-2">
          Deleting can't be undone. It cancels the bookings you have to come, and removes your name,
          email, phone number and notes everywhere. Past visits and payments stay without your name,
          because the businesses need them for their books.
        </p>
      </Card>
    </Container>
  );
}

/** After deleting, there is nothing left to show. */
export const DeletedPage = () => (
  <Container className="py-12 md:py-18">
    <Card className="mx-auto max-w-[640px]">
      <h1 className="text-3xl">Your details are deleted</h1>
      <p className="mt-3 mb-6 text-ink-2">
        Bookings to come are cancelled, and the businesses know. What's left of past visits and
        payments has no name.
      </p>
      <LinkButton to="/">Go to the home page</LinkButton>
    </Card>
  </Container>
);

const maxShownBookings = 20;

function HeldData({ held }: { held: ContactData }) {
  const lines = describeHeldData(held);
  return (
    <>
      <p className="mt-3 text-ink-2">
        Under <b className="wrap-anywhere text-ink">{held.contacts[0]?.email}</b>, an email you've
        confirmed.
      </p>
      <ul className="mt-4 list-disc space-y-1 pl-5">
        {lines.length > 0 ? (
          lines.map((line) => <li key={line}>{line}</li>)
        ) : (
          <li>Your email, and nothing else</li>
        )}
      </ul>
      {held.bookings.length > 0 && (
        <dl className="mt-5 grid gap-x-5 gap-y-2 rounded-md bg-sunk px-5 py-4 sm:grid-cols-[auto_1fr]">
          {held.bookings.slice(0, maxShownBookings).map((booking) => (
            <div key={booking.id} className="contents">
              <dt className="text-ink-3">
                {formatDayTime(new Date(booking.startsAt), booking.timeZone)}
              </dt>
              <dd className="wrap-anywhere max-sm:mb-2">
                {[booking.serviceTitle ?? "Visit", booking.customerName, booking.customerPhone]
                  .filter(Boolean)
                  .join(", ")}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
