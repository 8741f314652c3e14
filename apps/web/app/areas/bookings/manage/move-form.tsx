import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { formatClock, getTimeZoneCity } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { formatDuration } from "@boab/format/durations";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowRight";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Card } from "#ui/layout/card.tsx";
import { DayChooser } from "../day-chooser.tsx";
import { TimeChoice } from "../time-choice.tsx";
import { useChosenSlot, useReloadOnRefusal } from "../use-chosen-slot.ts";
import type { ManagedBooking } from "./load-managed.server.ts";
import { describeTermsAfterMove } from "./paid-terms.ts";

interface MoveFormProps {
  managed: ManagedBooking;
  moveOptions: NonNullable<ManagedBooking["moving"]>;
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<CustomerBooking> | undefined;
  onMoved: () => void;
}

/** The customer chooses another time. The booking holds its old time until the new one is confirmed. */
export function MoveForm({ managed, moveOptions, firstResult, onMoved }: MoveFormProps) {
  const { booking, path, readAt } = managed;
  const { times, confirmsInstantly, isForAnyone, otherPath } = moveOptions;
  const { day, days, teammate } = times;
  const { slot, chosen, choose } = useChosenSlot(day);
  const reloadOffer = useReloadOnRefusal();
  const navigate = useNavigate();
  const needsConfirmation = booking.bookingStatus === "confirmed" && !confirmsInstantly;
  const move = usePageAction<CustomerBooking>({
    firstResult,
    onSuccess({ proposedTime }) {
      toast(proposedTime ? "We've asked for your new time." : "Your booking was moved.");
      void navigate(path, { replace: true });
      onMoved();
    },
    onFailure: reloadOffer,
  });
  const isSameTime = slot?.startsAt === booking.startsAt;
  const zoneLabel = `${getTimeZoneCity(booking.timeZone)} time`;
  return (
    <section aria-labelledby="move-heading" className="mt-12">
      <h2 id="move-heading" className="text-2xl">
        Move to another time
      </h2>
      <p className="mt-1 mb-6 text-ink-2">
        This visit takes about {formatDuration(booking.length)}. All times are {zoneLabel}.
      </p>
      {(teammate || (isForAnyone && booking.teammate)) && (
        <p className="-mt-3 mb-6">
          {teammate ? `These are ${teammate.name}'s times.` : "These are everyone's times."}{" "}
          <Link to={otherPath} replace preventScrollReset className="link">
            {teammate ? "Or with anyone" : `Only with ${booking.teammate?.name}`}
          </Link>
        </p>
      )}
      <PageForm {...move.form} noValidate>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="date" value={day.date} />
        {isForAnyone && <input type="hidden" name="with" value="anyone" />}
        <DayChooser view={days} />
        <div className="mt-6">
          <TimeChoice
            day={day}
            days={days}
            chosen={chosen}
            onChoose={choose}
            error={slot ? undefined : (move.getError("start") ?? move.getError("date"))}
          />
        </div>
        {slot && isSameTime && <p className="mt-4 text-ink-2">That's the time you have now.</p>}
        {slot && !isSameTime && (
          <Card className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <LabelledTime
              label="Now"
              title={`${formatDay(booking.date)}, ${formatClock(booking.start)}`}
            >
              done by {formatClock(booking.end)}, {zoneLabel}
            </LabelledTime>
            <ArrowRightIcon size={20} aria-hidden="true" className="max-md:rotate-90" />
            <LabelledTime
              label="New time"
              title={`${formatDay(day.date)}, ${formatClock(slot.start)}`}
            >
              done by {formatClock(slot.end)}, {zoneLabel}
            </LabelledTime>
          </Card>
        )}
        {slot && !isSameTime && booking.paymentStatus === "pay now" && (
          <p className="mt-3 max-w-[62ch] text-sm text-ink-2">
            {describeTermsAfterMove(booking, slot.startsAt, readAt).join(" ")}
          </p>
        )}
        <ActionFailure of={move} className="mt-4" />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            disabled={isSameTime}
            isPending={move.isPending}
            pendingLabel="Sending"
          >
            {needsConfirmation ? "Ask to move" : "Move my booking"}
          </Button>
          <LinkButton to={path} replace preventScrollReset variant="quiet">
            Leave it as it is
          </LinkButton>
          {needsConfirmation && (
            <p className="text-sm text-ink-3">
              {booking.business.businessName} confirms the new time by email. You keep{" "}
              {formatDay(booking.date)} until then.
            </p>
          )}
        </div>
      </PageForm>
    </section>
  );
}

const LabelledTime = ({
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
