import {
  computeFreeUntil,
  describeCancellationTerms,
} from "@boab/contracts/bookings/cancellation-terms";
import type { Slot } from "@boab/contracts/bookings/slots";
import type { BookedStyle } from "@boab/contracts/bookings/styles";
import { writePartyQuery } from "@boab/contracts/bookings/write-party";
import { formatClock, formatDayTime } from "@boab/format/calendar";
import { formatDay, formatTime } from "@boab/format/dates";
import { formatDurationRange } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { FormFailure, FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { useExternalRedirect } from "#lib/browser/use-leave.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DayChooser } from "../day-chooser.tsx";
import type { TimesView } from "../load-times.server.ts";
import { bookHref, getBookingPath, waitlistHref } from "../paths.ts";
import { TimeChoice } from "../time-choice.tsx";
import { useChosenSlot, useReloadOnRefusal } from "../use-chosen-slot.ts";
import { BookingSummary, type PlacedVisit, type SummaryPlace } from "./booking-summary.tsx";
import { type ChosenService, hasOptions } from "./chosen-service.ts";
import type { KnownPerson } from "./customer-fields.tsx";
import { describePayment, sumServices } from "./describe-payment.ts";
import { DetailsFields } from "./details-fields.tsx";
import type { BookView } from "./load-book.server.ts";
import type { ChosenVisit } from "./party.ts";
import { PartyChoice } from "./party-choice.tsx";
import { listWaysToPay, PaymentChoice, type WayToPay } from "./payment-choice.tsx";
import { PreparationList } from "./preparation-list.tsx";
import type { SentBooking } from "./send-booking.server.ts";
import { TakenNote } from "./taken-note.tsx";
import { TeammateChoice } from "./teammate-choice.tsx";

/** Says why the payment could not be started (BOOK-20). */
export type PaymentProblem = Pick<FormFailure, "code" | "error">;

export interface BookedBusiness {
  id: string;
  slug: string;
  name: string;
  picture: string;
  place: SummaryPlace | null;
}

interface BookFormProps {
  business: BookedBusiness;
  view: BookView & { service: ChosenService | null; times: TimesView };
  person: KnownPerson | null;
  firstResult: FormResult<SentBooking> | undefined;
  onSent: (sent: SentBooking) => void;
  onPaymentError: (problem: PaymentProblem) => void;
}

/** Day, time, details and payment are one form, so that it also works without JavaScript. */
export function BookForm({
  business,
  view,
  person,
  firstResult,
  onSent,
  onPaymentError,
}: BookFormProps) {
  const { settings, service, teammate, times, start, party } = view;
  const { day, days } = times;
  const visits = listVisits(view, service);
  const [firstVisit, ...others] = visits;
  const services = visits.map((visit) => visit.service);
  const all = sumServices(services);
  const { slot, chosen, missed, choose } = useChosenSlot(day, start ?? undefined);
  const reloadOffer = useReloadOnRefusal();
  const paymentOptions = listWaysToPay(settings, all);
  const [wayToPay, setWayToPay] = useState<WayToPay>(paymentOptions[0]?.value ?? "pay later");
  const { isLeaving, leaveFor } = useExternalRedirect();
  const navigate = useNavigate();
  const booking = usePageAction<SentBooking>({
    firstResult,
    // What was sent is all that the page shows afterwards; a time that somebody else took reloads the times.
    skipsRevalidation: true,
    onSuccess(sent) {
      if (!sent.payment) return onSent(sent);
      if (sent.payment.url !== null) return leaveFor(sent.payment.url);
      onPaymentError(sent.payment);
      void navigate(getBookingPath(sent.booking));
    },
    onFailure: reloadOffer,
  });

  const minutes = service?.durationMinutes ?? settings.slotLength;
  const minutesFrom = service?.minutesFrom ?? minutes;
  const isPaidNow = paymentOptions.length > 0 && wayToPay === "pay now";
  const payment = isPaidNow ? describePayment(services, settings) : null;
  const dueNowCents = payment?.paidCents;
  return (
    <PageForm {...booking.form} noValidate>
      <input type="hidden" name="businessId" value={business.id} />
      <input type="hidden" name="date" value={day.date} />
      {firstVisit?.teammate && (
        <input type="hidden" name="teammate" value={firstVisit.teammate.key} />
      )}
      {firstVisit && <input type="hidden" name="serviceId" value={firstVisit.service.id} />}
      {all && <input type="hidden" name="priceCents" value={all.priceCents} />}
      {others.length > 0 && (
        <input
          type="hidden"
          name="also"
          value={writePartyQuery(others.map(({ choice }) => choice))}
        />
      )}
      <input type="hidden" name="changeNoticeHours" value={settings.changeNoticeHours} />
      {payment && <input type="hidden" name="maxRetainedCents" value={payment.maxRetainedCents} />}
      {firstVisit?.service.style && <StyleInputs style={firstVisit.service.style} />}
      <div className="grid items-start gap-[clamp(32px,6vw,88px)] lg:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          {service && <PartyChoice slug={business.slug} visits={visits} hasLost={party.hasLost} />}
          <TeammateChoice team={view.team} chosen={teammate} isGone={view.isTeammateGone} />
          <DayChooser view={days} />
          {missed && (
            <TakenNote
              chosen={missed}
              hasStyle={Boolean(service?.style) || others.length > 0}
              teammateName={teammate?.name}
              day={day}
            />
          )}
          <div className="mt-8">
            <TimeChoice
              day={day}
              days={days}
              chosen={chosen}
              onChoose={choose}
              error={slot ? undefined : (booking.getError("start") ?? booking.getError("date"))}
              waitlistPath={
                settings.hasWaitingList && others.length === 0
                  ? waitlistHref(business.slug, {
                      service: service?.id,
                      ...(service && hasOptions(service) && { style: view.style }),
                      date: day.date,
                    })
                  : undefined
              }
            />
          </div>
          <section aria-labelledby="your-details" className="mt-8 border-t border-line pt-8">
            <h2 id="your-details" className="mb-5 text-xl">
              Your details
            </h2>
            <DetailsFields action={booking} person={person} />
          </section>
        </div>
        <Card isPadded={false} className="overflow-hidden shadow-2 lg:sticky lg:top-[84px]">
          <img
            src={business.picture}
            alt=""
            width={900}
            height={600}
            className="aspect-[8/3] w-full object-cover max-md:hidden"
          />
          <div className="p-[18px] md:p-6">
            <h2 className="mb-5 text-xl">Your booking</h2>
            <BookingSummary
              service={service}
              party={listPlacedVisits(visits, slot)}
              changeServicePath={getChangePath(view, service, business.slug)}
              time={
                slot
                  ? {
                      title: `${formatDay(day.date)}, ${formatClock(slot.start)}`,
                      text: slot.places
                        ? `all done by ${formatClock(slot.end)}`
                        : minutesFrom < minutes
                          ? `about ${formatDurationRange(minutesFrom, minutes)}, done between ${formatTime(addMinutes(slot.startsAt, minutesFrom), settings.timeZone)} and ${formatClock(slot.end)}`
                          : `about ${formatDurationRange(minutes, minutes)}, done by ${formatClock(slot.end)}`,
                    }
                  : null
              }
              teammateName={others.length === 0 ? teammate?.name : undefined}
              place={business.place}
            />
            <PreparationList
              preparation={[...new Set(services.flatMap(({ preparation }) => preparation))]}
              className="mt-5 border-t border-line pt-5"
            />
            {paymentOptions.length > 0 && (
              <div className="mt-5 border-t border-line pt-5">
                <PaymentChoice offers={paymentOptions} value={wayToPay} onChange={setWayToPay} />
              </div>
            )}
            {all && (
              <p className="mt-4 flex items-baseline justify-between gap-3">
                <span>{dueNowCents === undefined ? "Total" : "To pay now"}</span>
                <b className="text-xl">
                  {all.priceCents === 0 ? "Free" : formatMoney(dueNowCents ?? all.priceCents)}
                </b>
              </p>
            )}
            <ActionFailure of={booking} className="mt-4" />
            <Button
              type="submit"
              size="lg"
              isFull
              className="mt-5"
              isPending={booking.isPending || isLeaving}
              pendingLabel={isPaidNow ? "Redirecting…" : "Sending"}
            >
              {getButtonLabel(isPaidNow, settings.confirmsInstantly)}
            </Button>
            <p className="mt-3 text-center text-sm text-ink-3">
              {describeNextStep(isPaidNow, settings, business.name, person !== null)}
            </p>
            {slot && (
              <p className="mt-2 text-center text-sm text-ink-2">
                {describeCancellationTerms(
                  {
                    freeUntil: computeFreeUntil({
                      startsAt: new Date(slot.startsAt),
                      changeNoticeHours: settings.changeNoticeHours,
                      isMovedByBusiness: false,
                    }),
                    isMovedByBusiness: false,
                    timeZone: settings.timeZone,
                    businessName: business.name,
                    payment,
                    now: new Date(view.readAt),
                  },
                  { formatTime: formatDayTime, formatMoney },
                ).join(" ")}
              </p>
            )}
          </div>
        </Card>
      </div>
    </PageForm>
  );
}

/** All that is booked together, in the order in which it was chosen. */
function listVisits(
  { party, style, teammate }: Pick<BookView, "party" | "style" | "teammate">,
  service: ChosenService | null,
): ChosenVisit[] {
  if (!service) return party.visits;
  const { person } = party;
  const choice = {
    person,
    serviceId: service.id,
    ...(service.style && { style }),
    ...(teammate && { teammate: teammate.key }),
  };
  return [...party.visits, { person, service, teammate, choice }];
}

/** Empty for one visit alone. The time of each is known once a start is chosen. */
const listPlacedVisits = (visits: readonly ChosenVisit[], slot: Slot | undefined): PlacedVisit[] =>
  visits.length > 1
    ? visits.map(({ person, service, teammate }, index) => ({
        person,
        service,
        teammateName: teammate?.name,
        place: slot?.places?.[index],
      }))
    : [];

const addMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** The form carries what was chosen by name; the server prices it. */
export const StyleInputs = ({ style: { size, length, extras } }: { style: BookedStyle }) => (
  <>
    {size !== null && <input type="hidden" name="style.size" value={size} />}
    {length !== null && <input type="hidden" name="style.length" value={length} />}
    {extras.map(({ name }, index) => (
      <input key={name} type="hidden" name={`style.extras.${index}`} value={name} />
    ))}
  </>
);

/** Back to the style with what was chosen, or to the services where there is only that to change. */
function getChangePath(
  { settings, style, teammate, party }: BookView,
  service: ChosenService | null,
  slug: string,
): string | null {
  const also = party.visits.map(({ choice }) => choice);
  const known = { teammate: teammate?.key, also, person: party.person };
  if (service && hasOptions(service))
    return bookHref(slug, { ...known, service: service.id, style, step: "style" });
  return settings.services.length > 1 ? bookHref(slug, known) : null;
}

function getButtonLabel(isPaidNow: boolean, confirmsInstantly: boolean): string {
  if (isPaidNow) return "Continue to payment";
  return confirmsInstantly ? "Book this time" : "Request booking";
}

function describeNextStep(
  isPaidNow: boolean,
  { confirmsInstantly, requestHoldHours }: BookView["settings"],
  name: string,
  isLoggedIn: boolean,
): string {
  if (isPaidNow) return "We keep this time for you while you pay. Then it's yours.";
  if (!isLoggedIn)
    return confirmsInstantly
      ? "We'll email you a link to confirm it. Then it's yours."
      : `We'll email you a link to confirm your request. Then ${name} answers by email or phone.${describeHold(requestHoldHours, "from then on")}`;
  return confirmsInstantly
    ? "Your time is confirmed straight away."
    : `This sends a request. ${name} confirms it by email or phone.${describeHold(requestHoldHours, "meanwhile")}`;
}

/** says so where the owner chose that requests hold their time. */
const describeHold = (hours: number, from: string): string =>
  hours === 0
    ? ""
    : ` The time is held for you ${from}, for ${hours} ${hours === 1 ? "hour" : "hours"}.`;
