import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { LinkedRequest } from "@boab/contracts/bookings/request-links";
import { describeStyle } from "@boab/contracts/bookings/style.rules";
import { getTimeZoneCity } from "@boab/format/calendar";
import { formatLongDay } from "@boab/format/dates";
import { formatDurationRange } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { formatPhone } from "@boab/format/phone";
import { type ReactNode, useEffect, useRef } from "react";
import type { FormFailure, FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { DeadLink } from "../dead-link.tsx";
import { formatSpan } from "../format-time.ts";
import { type Answer, viewLinkedRequest } from "./answer-view.ts";

interface AnswerPageProps {
  answer: Answer;
  /** Null when the link no longer works. */
  request: LinkedRequest | null;
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<LinkedRequest> | undefined;
}

/** The page behind the links in an owner's email. Opening it changes nothing; only its button does. */
export function AnswerPage({ answer, request: loaded, firstResult }: AnswerPageProps) {
  const send = usePageAction<LinkedRequest>({ firstResult });
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswered = send.result?.ok === true;
  // The button is gone once it was pressed, and the heading says what happened.
  useEffect(() => {
    if (isAnswered) heading.current?.focus();
  }, [isAnswered]);
  const request = send.result?.ok ? send.result.response : loaded;
  if (!request) return <OldAnswerLink />;
  const { chip, title, text } = viewLinkedRequest(request, answer);
  const { failure } = send;
  return (
    <Container className="py-12 md:py-18">
      <Card className="mx-auto max-w-[560px]">
        <Chip tone={chip.tone} hasDot>
          {chip.label}
        </Chip>
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl">
          {title}
        </h1>
        <RequestDetails request={request} />
        <p className="mt-5 text-ink-2" role={isAnswered ? "status" : undefined}>
          {text}
        </p>
        {failure && (
          <Note tone="danger" role="alert" className="mt-5">
            {describeFailure(failure)}
          </Note>
        )}
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
          {request.can[answer] && (
            <PageForm {...send.form} className="contents">
              <Button
                type="submit"
                size="lg"
                isPending={send.isPending}
                pendingLabel={answer === "confirm" ? "Confirming" : "Declining"}
              >
                {answer === "confirm" ? "Confirm this booking" : "Decline"}
              </Button>
            </PageForm>
          )}
          <LinkButton
            to={bookingPaths.ofBusiness(request.business.slug)}
            size="lg"
            variant={request.can[answer] ? "quiet" : "secondary"}
          >
            Open your bookings
          </LinkButton>
        </div>
      </Card>
    </Container>
  );
}

/** The API's sentences for these two are written for customers. */
function describeFailure({ code, error }: FormFailure): string {
  if (code === "booking_slot_taken")
    return "That time is booked or held for somebody else. Decline this request, or suggest another time in your bookings.";
  if (code === "booking_not_allowed")
    return "This request has changed in the meantime. Open your bookings to see it as it is now.";
  return error;
}

function RequestDetails({ request }: { request: LinkedRequest }) {
  const { date, start, end, timeZone, length, customerPhone, visitsBefore } = request;
  const phone = customerPhone && formatPhone(customerPhone);
  const rows: [string, ReactNode][] = [
    ["When", <b key="when">{`${formatLongDay(date)}, ${formatSpan(start, end)}`}</b>],
    [
      "Length",
      `${formatDurationRange(request.style?.minutesFrom ?? length, length)}, ${getTimeZoneCity(timeZone)} time`,
    ],
    ["Service", request.serviceTitle],
    ["Style", describeStyle(request.style)],
    ["Price", request.priceCents > 0 && formatMoney(request.priceCents)],
    ["For", visitsBefore === 0 ? `${request.customerName}, first visit` : request.customerName],
    [
      "Phone",
      phone && (
        <a className="link" href={`tel:${phone.dialled}`}>
          {phone.text}
        </a>
      ),
    ],
    ["Note", request.customerNotes && `“${request.customerNotes}”`],
    ["At", request.business.businessName],
    ["Booking", request.id],
  ];
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 rounded-md bg-sunk px-5 py-4">
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term} className="contents">
              <dt className="text-ink-3">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const OldAnswerLink = () => (
  <DeadLink>
    <p className="mt-2 mb-5 text-ink-2">
      It's too old, or you no longer manage this business. Log in to see what's waiting for you.
    </p>
    <LinkButton to="/my-account/listings">Your listings</LinkButton>
  </DeadLink>
);
