import { bookingPaths } from "@boab/contracts/bookings/paths";
import { useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import type { FormFailure, FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { useLeave } from "#lib/browser/use-leave.ts";
import { formatMoney } from "#lib/format/format.ts";
import { registerPath } from "#lib/session/redirect.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DayStrip } from "../day-strip.tsx";
import type { TimesView } from "../load-times.server.ts";
import { bookPath } from "../paths.ts";
import { slotValue } from "../slot-value.ts";
import { TimeChoice } from "../time-choice.tsx";
import { clockTime, lengthOf, shortDay } from "../times.ts";
import { BookingSummary, type SummaryPlace } from "./booking-summary.tsx";
import { DetailsFields, type KnownPerson } from "./details-fields.tsx";
import type { BookView } from "./load-book.server.ts";
import { PaymentChoice, type WayToPay, waysToPay } from "./payment-choice.tsx";
import type { SentBooking } from "./send-booking.server.ts";

/** Why the payment provider could not be asked (BOOK-20). */
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
  view: BookView & { times: TimesView };
  person: KnownPerson | null;
  firstResult: FormResult<SentBooking> | undefined;
  onSent: (sent: SentBooking) => void;
  onPaymentError: (problem: PaymentProblem) => void;
}

/** Day, time, details and payment; one form, so that it also works before the script has come. */
export function BookForm({
  business,
  view,
  person,
  firstResult,
  onSent,
  onPaymentError,
}: BookFormProps) {
  const { settings, service, times, start } = view;
  const { day, days } = times;
  const [chosen, setChosen] = useState(start ?? undefined);
  const offers = waysToPay(settings, service);
  const [wayToPay, setWayToPay] = useState<WayToPay>(offers[0]?.value ?? "pay later");
  const { isLeaving, leaveFor } = useLeave();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const booking = usePageAction<SentBooking>({
    firstResult,
    onSuccess(sent) {
      if (!sent.payment) return onSent(sent);
      if (sent.payment.url !== null) return leaveFor(sent.payment.url);
      onPaymentError(sent.payment);
      void navigate(bookingPaths.own(sent.booking.id));
    },
    onFailure({ code }) {
      // Somebody else was quicker: the free times are read again.
      if (code === "booking_slot_taken" || code === "booking_slot_unavailable") void revalidate();
    },
  });

  const slot = day.slots.find((one) => one.isFree && slotValue(one) === chosen);
  const minutes = service?.durationMinutes ?? settings.slotLength;
  const isPaidNow = offers.length > 0 && wayToPay === "pay now";
  const dueNow = isPaidNow ? (service?.depositCents ?? service?.priceCents) : undefined;
  return (
    <form {...booking.form} noValidate>
      <input type="hidden" name="businessId" value={business.id} />
      <input type="hidden" name="date" value={day.date} />
      {service && <input type="hidden" name="serviceId" value={service.id} />}
      {service && <input type="hidden" name="priceCents" value={service.priceCents} />}
      <div className="grid items-start gap-[clamp(32px,6vw,88px)] lg:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          <DayStrip view={days} />
          <div className="mt-8">
            <TimeChoice
              day={day}
              days={days}
              chosen={slot && chosen}
              onChoose={setChosen}
              error={slot ? undefined : (booking.errorOf("start") ?? booking.errorOf("date"))}
            />
          </div>
          <section aria-labelledby="your-details" className="mt-8 border-t border-line pt-8">
            <h2 id="your-details" className="mb-5 text-xl">
              Your details
            </h2>
            <DetailsFields of={booking} person={person} />
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
              changePath={settings.services.length > 1 ? bookPath(business.slug) : null}
              time={
                slot
                  ? {
                      title: `${shortDay(day.date)}, ${clockTime(slot.start)}`,
                      text: `about ${lengthOf(minutes)}, done by ${clockTime(slot.end)}`,
                    }
                  : null
              }
              place={business.place}
            />
            {offers.length > 0 && (
              <div className="mt-5 border-t border-line pt-5">
                <PaymentChoice
                  offers={offers}
                  value={wayToPay}
                  onChange={setWayToPay}
                  loginPath={person ? null : registerPath(pathname + search)}
                />
              </div>
            )}
            {service && (
              <p className="mt-4 flex items-baseline justify-between gap-3">
                <span>{dueNow === undefined ? "Total" : "To pay now"}</span>
                <b className="text-xl tabular-nums">
                  {service.priceCents === 0 ? "Free" : formatMoney(dueNow ?? service.priceCents)}
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
              {buttonLabel(isPaidNow, settings.confirmsInstantly)}
            </Button>
            <p className="mt-3 text-center text-sm text-ink-3">
              {whatHappensNext(isPaidNow, settings.confirmsInstantly, business.name)}
            </p>
          </div>
        </Card>
      </div>
    </form>
  );
}

function buttonLabel(isPaidNow: boolean, confirmsInstantly: boolean): string {
  if (isPaidNow) return "Continue to payment";
  return confirmsInstantly ? "Book this time" : "Request booking";
}

function whatHappensNext(isPaidNow: boolean, confirmsInstantly: boolean, name: string): string {
  if (isPaidNow) return "We keep this time for you while you pay. Then it's yours.";
  return confirmsInstantly
    ? "Your time is confirmed straight away."
    : `This sends a request. ${name} confirms it by email or phone.`;
}
