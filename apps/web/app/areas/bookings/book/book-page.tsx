import { bookingCopy } from "@boab/contracts/bookings/copy";
import { getTimeZoneCity } from "@boab/format/calendar";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { useState } from "react";
import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { Steps } from "#ui/feedback/steps.tsx";
import { Container } from "#ui/layout/container.tsx";
import { OtherWays } from "../other-ways.tsx";
import { formatDuration } from "../times.ts";
import { type BookedBusiness, BookForm, type PaymentProblem } from "./book-form.tsx";
import { BookingSent } from "./booking-sent.tsx";
import type { KnownPerson } from "./details-fields.tsx";
import type { BookView } from "./load-book.server.ts";
import type { SentBooking } from "./send-booking.server.ts";
import { ServiceList } from "./service-list.tsx";

interface BookPageProps {
  business: BookedBusiness;
  view: BookView;
  person: KnownPerson | null;
  firstResult: FormResult<SentBooking> | undefined;
  onPaymentError: (problem: PaymentProblem) => void;
}

/** A customer chooses service and time and enters their details. BOOK-06: nobody has to log in. */
export function BookPage({ business, view, person, firstResult, onPaymentError }: BookPageProps) {
  const [sent, setSent] = useState(firstResult?.ok ? firstResult.response : undefined);
  if (sent)
    return (
      <Container className="py-12 md:py-18">
        <BookingSent sent={sent} replyTime={view.replyTime} />
      </Container>
    );
  const { settings, service, times } = view;
  const isChoosing = times === null;
  return (
    <Container className="pt-5 pb-section md:pt-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Link
          to={`/directory/listings/${business.slug}`}
          className="inline-flex min-h-11 items-center gap-2 text-md font-semibold no-underline"
        >
          <ArrowLeftIcon weight="bold" size={16} aria-hidden="true" />
          {business.name}
        </Link>
        {settings.acceptsBookings && (
          <Steps
            label="Book a time"
            steps={
              settings.services.length > 0 ? ["Service", "Time", "Details"] : ["Time", "Details"]
            }
            current={!isChoosing && settings.services.length > 0 ? 1 : 0}
          />
        )}
      </div>
      {settings.acceptsBookings ? (
        <>
          <h1 className="type-title">{isChoosing ? "What would you like?" : "When suits you?"}</h1>
          <p className="mt-3 mb-8 text-lg text-ink-2">
            {isChoosing
              ? `Choose a service at ${business.name}.`
              : `All times are ${getTimeZoneCity(settings.timeZone)} time. Each visit takes about ${formatDuration(service?.durationMinutes ?? settings.slotLength)}.`}
            {view.replyTime && ` Usually replies ${view.replyTime}.`}
          </p>
          {times ? (
            <BookForm
              // A chosen time is reset when the service changes.
              key={service?.id}
              business={business}
              view={{ ...view, times }}
              person={person}
              firstResult={firstResult}
              onSent={setSent}
              onPaymentError={onPaymentError}
            />
          ) : (
            <div className="max-w-[720px]">
              <ServiceList slug={business.slug} services={settings.services} />
            </div>
          )}
        </>
      ) : (
        <h1 className="type-title">{bookingCopy.disabled}</h1>
      )}
      <OtherWays settings={settings} className="mt-10 max-w-[720px]" />
    </Container>
  );
}
