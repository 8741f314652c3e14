import { bookingCopy } from "@boab/contracts/bookings/copy";
import { describePerson } from "@boab/contracts/bookings/party.rules";
import { getTimeZoneCity } from "@boab/format/calendar";
import { formatDurationRange } from "@boab/format/durations";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { useState } from "react";
import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Steps } from "#ui/feedback/steps.tsx";
import { Container } from "#ui/layout/container.tsx";
import { OtherWays } from "../other-ways.tsx";
import { type BookedBusiness, BookForm, type PaymentProblem } from "./book-form.tsx";
import { BookingSent } from "./booking-sent.tsx";
import { type ChosenService, hasOptions } from "./chosen-service.ts";
import type { KnownPerson } from "./customer-fields.tsx";
import type { BookView } from "./load-book.server.ts";
import { type Party, toHref } from "./party.ts";
import type { SentBooking } from "./send-booking.server.ts";
import { ServiceList } from "./service-list.tsx";
import { StyleForm } from "./style-form.tsx";

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
  const { settings, choosing, times } = view;
  const service = choosing?.step === "time" ? choosing.service : null;
  const steps = listSteps(view);
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
            steps={steps}
            current={steps.indexOf(times ? "Time" : choosing ? "Style" : "Service")}
          />
        )}
      </div>
      {settings.acceptsBookings ? (
        <>
          <h1 className="type-title">{times ? "When suits you?" : askWhat(view.party)}</h1>
          <p className="mt-3 mb-8 text-lg text-ink-2">
            {times
              ? `All times are ${getTimeZoneCity(settings.timeZone)} time. ${view.party.visits.length > 0 ? "These are the times at which everything fits." : `Each visit takes about ${describeVisitLength(service, settings.slotLength)}.`}`
              : choosing
                ? `${choosing.service.title} at ${business.name}.`
                : `Choose a service at ${business.name}${view.teammate ? ` with ${view.teammate.name}` : ""}.`}
            {view.replyTime && ` Usually replies ${view.replyTime}.`}
          </p>
          {times ? (
            <BookForm
              // A chosen time is reset when the service changes.
              key={JSON.stringify([service?.id, view.style, view.party])}
              business={business}
              view={{ ...view, service, times }}
              person={person}
              firstResult={firstResult}
              onSent={setSent}
              onPaymentError={onPaymentError}
            />
          ) : choosing?.step === "style" ? (
            <StyleForm
              key={choosing.service.id}
              slug={business.slug}
              service={choosing.service}
              settings={settings}
              firstChoice={view.style}
              isRefused={choosing.isRefused}
            />
          ) : (
            <div className="max-w-[720px]">
              <ServiceList
                slug={business.slug}
                services={settings.services.filter(({ id }) => isDoneBy(view.teammate, id))}
                teammate={view.teammate?.key}
                party={view.party}
              />
              <GoOnWithoutAdding slug={business.slug} party={view.party} />
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

const askWhat = ({ visits, person }: Party): string => {
  if (visits.length === 0) return "What would you like?";
  return person === 1
    ? "What else would you like?"
    : `What would ${describePerson(person).toLowerCase()} like?`;
};

/** Leads back to the times of what was chosen before. */
const GoOnWithoutAdding = ({ slug, party: { visits } }: { slug: string; party: Party }) =>
  visits.length > 0 && (
    <LinkButton
      to={toHref(
        slug,
        visits.map(({ choice }) => choice),
      )}
      variant="quiet"
      className="mt-4"
    >
      Go on without adding
    </LinkButton>
  );

const isDoneBy = (teammate: BookView["teammate"], serviceId: string): boolean =>
  !teammate?.serviceIds || teammate.serviceIds.includes(serviceId);

/** What there is to choose decides how many steps there are. */
const listSteps = ({ settings: { services }, choosing }: BookView): string[] => [
  ...(services.length > 1 || (services.length === 1 && !choosing) ? ["Service"] : []),
  ...(choosing && hasOptions(choosing.service) ? ["Style"] : []),
  "Time",
  "Details",
];

const describeVisitLength = (service: ChosenService | null, slotLength: number): string =>
  formatDurationRange(service?.minutesFrom ?? slotLength, service?.durationMinutes ?? slotLength);
