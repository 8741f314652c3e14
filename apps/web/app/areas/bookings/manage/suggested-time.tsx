import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { formatClock, formatDayTime } from "@boab/format/calendar";
import { formatDay, formatLongDay } from "@boab/format/dates";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { formatSpan } from "../format-time.ts";
import { describePaidTerms, describeTermsAfterMove } from "./paid-terms.ts";

interface SuggestedTimeProps {
  booking: CustomerBooking;
  readAt: string;
  onAnswered: () => void;
}

/** Asks whether another time suits, first on the page of a booking, with what each answer means. */
export function SuggestedTime({ booking, readAt, onAnswered }: SuggestedTimeProps) {
  const answer = usePageAction<CustomerBooking>({
    onSuccess(_booking, { intent }) {
      toast(intent === "accept-time" ? "Your visit is moved." : "You've kept your time.");
      onAnswered();
    },
  });
  const { suggestedTime, business, timeZone, date, start, bookingStatus } = booking;
  if (!suggestedTime || !booking.can.answerTime) return null;
  const pending = answer.pendingValues?.intent;
  const isRequest = bookingStatus === "requested";
  const isPrepaid = booking.paymentStatus === "pay now";
  const current = `${formatDay(date)}, ${formatClock(start)}`;
  return (
    <Card as="section" aria-labelledby="suggested-time" className="mt-7 border-2 border-warn">
      <h2 id="suggested-time" className="text-xl">
        {formatLongDay(suggestedTime.date)}, {formatSpan(suggestedTime.start, suggestedTime.end)}
        {suggestedTime.teammate && ` with ${suggestedTime.teammate.name}`}
      </h2>
      <p className="mt-2 text-ink-2">
        {business.businessName} holds this time for you until{" "}
        <b>{formatDayTime(suggestedTime.answerBy, timeZone)}</b>. Without your answer,{" "}
        {isRequest ? `you're still asking for ${current}.` : `your visit stays on ${current}.`}
      </p>
      <dl className="mt-4 grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="font-[650]">If it suits you</dt>
          <dd className="text-md text-ink-2">
            {isRequest ? "You're booked at the new time. " : "Your visit moves there at once. "}
            {isPrepaid && describeTermsAfterMove(booking, suggestedTime.startsAt, readAt).join(" ")}
          </dd>
        </div>
        <div>
          <dt className="font-[650]">If it doesn't</dt>
          <dd className="text-md text-ink-2">
            {isRequest
              ? `${business.businessName} still has to answer your request. `
              : `You keep ${current}. `}
            {isPrepaid && describePaidTerms(booking, readAt).join(" ")}
          </dd>
        </div>
      </dl>
      <ActionFailure of={answer} className="mt-4" />
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <PageForm {...answer.form} className="contents">
          <input type="hidden" name="intent" value="accept-time" />
          <Button type="submit" isPending={pending === "accept-time"} pendingLabel="Moving">
            {isRequest ? "Yes, book it" : "Yes, move it"}
          </Button>
        </PageForm>
        <PageForm {...answer.form} className="contents">
          <input type="hidden" name="intent" value="decline-time" />
          <Button
            type="submit"
            variant="secondary"
            isPending={pending === "decline-time"}
            pendingLabel="Saving"
          >
            {isRequest ? "No, thanks" : "Keep my time"}
          </Button>
        </PageForm>
      </div>
    </Card>
  );
}
