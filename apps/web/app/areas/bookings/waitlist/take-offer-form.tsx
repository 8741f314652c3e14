import {
  computeFreeUntil,
  describeCancellationTerms,
} from "@boab/contracts/bookings/cancellation-terms";
import type { WaitlistOffer, WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import { formatDayTime } from "@boab/format/calendar";
import { formatMoney } from "@boab/format/money";
import { useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { type KnownPerson, NameField, NotesField, PhoneField } from "../book/customer-fields.tsx";
import { describePayment } from "../book/describe-payment.ts";
import { listWaysToPay, PaymentChoice, type WayToPay } from "../book/payment-choice.tsx";
import { useReloadOnRefusal } from "../use-chosen-slot.ts";
import type { PlaceView } from "./load-place.server.ts";

interface TakeOfferFormProps {
  place: WaitlistPlace;
  offer: WaitlistOffer;
  terms: NonNullable<PlaceView["terms"]>;
  person: KnownPerson | null;
  readAt: string;
  firstResult: FormResult<WaitlistPlace> | undefined;
}

/** Takes the offered time as anybody books: at the price and by the terms that stand beside the button. */
export function TakeOfferForm({
  place: { business, timeZone },
  offer,
  terms: { settings, service },
  person,
  readAt,
  firstResult,
}: TakeOfferFormProps) {
  const take = usePageAction<WaitlistPlace>({ firstResult, onFailure: useReloadOnRefusal() });
  const paymentOptions = listWaysToPay(settings, service);
  const [wayToPay, setWayToPay] = useState<WayToPay>(paymentOptions[0]?.value ?? "pay later");
  const isPaidNow = paymentOptions.length > 0 && wayToPay === "pay now";
  const payment = service && isPaidNow ? describePayment([service], settings) : null;
  return (
    <PageForm {...take.form} noValidate className="grid gap-4.5">
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="offerId" value={offer.id} />
      {service && <input type="hidden" name="priceCents" value={service.priceCents} />}
      <input type="hidden" name="changeNoticeHours" value={settings.changeNoticeHours} />
      {payment && <input type="hidden" name="maxRetainedCents" value={payment.maxRetainedCents} />}
      <NameField action={take} person={person} />
      <PhoneField action={take} person={person} isOptional />
      <NotesField action={take} />
      {paymentOptions.length > 0 && (
        <PaymentChoice offers={paymentOptions} value={wayToPay} onChange={setWayToPay} />
      )}
      {service && (
        <p className="flex items-baseline justify-between gap-3">
          <span>{payment ? "To pay now" : "Total"}</span>
          <b className="text-xl">
            {service.priceCents === 0
              ? "Free"
              : formatMoney(payment?.paidCents ?? service.priceCents)}
          </b>
        </p>
      )}
      <ActionFailure of={take} />
      <Button type="submit" size="lg" isPending={take.isPending} pendingLabel="Booking">
        {getLabel(isPaidNow, settings.confirmsInstantly)}
      </Button>
      <p className="text-sm text-ink-2">
        {describeCancellationTerms(
          {
            freeUntil: computeFreeUntil({
              startsAt: new Date(offer.startsAt),
              changeNoticeHours: settings.changeNoticeHours,
              isMovedByBusiness: false,
            }),
            isMovedByBusiness: false,
            timeZone,
            businessName: business.businessName,
            payment,
            now: new Date(readAt),
          },
          { formatTime: formatDayTime, formatMoney },
        ).join(" ")}
      </p>
    </PageForm>
  );
}

function getLabel(isPaidNow: boolean, confirmsInstantly: boolean): string {
  if (isPaidNow) return "Take it and go to payment";
  return confirmsInstantly ? "Take this time" : "Ask for this time";
}
