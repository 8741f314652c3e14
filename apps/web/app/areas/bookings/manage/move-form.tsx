import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowRight";
import { type ReactNode, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { DayStrip } from "../day-strip.tsx";
import { slotValue } from "../slot-value.ts";
import { TimeChoice } from "../time-choice.tsx";
import { clockTime, lengthOf, placeOfZone, shortDay } from "../times.ts";
import type { ManagedBooking } from "./load-managed.server.ts";

interface MoveFormProps {
  managed: ManagedBooking;
  moving: NonNullable<ManagedBooking["moving"]>;
  /** Of a post that came before the script was there. */
  firstResult: FormResult<CustomerBooking> | undefined;
}

/** Another time for a booking. Its own time is kept until the new one is sure. */
export function MoveForm({ managed, moving, firstResult }: MoveFormProps) {
  const { booking, path } = managed;
  const { times, confirmsInstantly } = moving;
  const { day, days } = times;
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const asks = booking.bookingStatus === "confirmed" && !confirmsInstantly;
  const move = usePageAction<CustomerBooking>({
    firstResult,
    onSuccess({ wanted }) {
      toast(wanted ? "We've asked for your new time." : "Your booking was moved.");
      void navigate(path, { replace: true, preventScrollReset: true });
    },
    onFailure({ code }) {
      if (code === "booking_slot_taken" || code === "booking_slot_unavailable") void revalidate();
    },
  });
  const slot = day.slots.find((one) => one.isFree && slotValue(one) === chosen);
  const isSame = slot?.startsAt === booking.startsAt;
  const zone = `${placeOfZone(booking.timeZone)} time`;
  return (
    <section aria-labelledby="move-heading" className="mt-12">
      <h2 id="move-heading" className="text-2xl">
        Move to another time
      </h2>
      <p className="mt-1 mb-6 text-ink-2">
        This visit takes about {lengthOf(booking.length)}. Times are in{" "}
        {placeOfZone(booking.timeZone)}.
      </p>
      <form {...move.form} noValidate>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="date" value={day.date} />
        <DayStrip view={days} />
        <div className="mt-6">
          <TimeChoice
            day={day}
            days={days}
            chosen={slot && chosen}
            onChoose={setChosen}
            error={slot ? undefined : (move.errorOf("start") ?? move.errorOf("date"))}
          />
        </div>
        {slot && isSame && <p className="mt-4 text-ink-2">That's the time you have now.</p>}
        {slot && !isSame && (
          <Card className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Moment label="Now" title={`${shortDay(booking.date)}, ${clockTime(booking.start)}`}>
              done by {clockTime(booking.end)}, {zone}
            </Moment>
            <ArrowRightIcon size={20} aria-hidden="true" className="max-md:rotate-90" />
            <Moment label="New time" title={`${shortDay(day.date)}, ${clockTime(slot.start)}`}>
              done by {clockTime(slot.end)}, {zone}
            </Moment>
          </Card>
        )}
        <ActionFailure of={move} className="mt-4" />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={isSame} isPending={move.isPending} pendingLabel="Sending">
            {asks ? "Ask to move" : "Move my booking"}
          </Button>
          <LinkButton to={path} replace preventScrollReset variant="quiet">
            Leave it as it is
          </LinkButton>
          {asks && (
            <p className="text-sm text-ink-3">
              {booking.business.businessName} confirms the new time by email. You keep{" "}
              {shortDay(booking.date)} until then.
            </p>
          )}
        </div>
      </form>
    </section>
  );
}

const Moment = ({
  label,
  title,
  children,
}: {
  label: string;
  title: string;
  children: ReactNode;
}) => (
  <p>
    <span className="block text-sm text-ink-3">{label}</span>
    <b className="block">{title}</b>
    <span className="text-sm text-ink-3">{children}</span>
  </p>
);
