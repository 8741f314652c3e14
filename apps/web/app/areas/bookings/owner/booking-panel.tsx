import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { describePartyPlace, describePerson } from "@boab/contracts/bookings/party.rules";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { describeStyle } from "@boab/contracts/bookings/style.rules";
import { formatClock, formatDayTime } from "@boab/format/calendar";
import { formatLongDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { takeFocus } from "#ui/feedback/take-focus.ts";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { computeEndMinutes, minutesToTime } from "../calendar-dates.ts";
import { formatSpan } from "../format-time.ts";
import {
  computeLeftToPayCents,
  computePaidOnlineCents,
  describeTeammate,
  getStatusChip,
  takesPlace,
} from "./booking-view.ts";
import { describeFailure } from "./describe-failure.ts";
import { EndDialog } from "./end-dialog.tsx";
import type { BookingEnding } from "./end-reasons.ts";
import { GiveForm } from "./give-form.tsx";
import { MoveForm } from "./move-form.tsx";
import { countPlaces } from "./time-conflict.ts";
import { type VisitMark, visitMarks } from "./visit-marks.ts";
import { formatBookingTime, formatVisitNumber } from "./waiting.ts";

interface BookingPanelProps {
  booking: BusinessBooking;
  /** The bookings of the loaded weeks, to check another time for conflicts. */
  bookings: readonly BusinessBooking[];
  today: string;
  settings: Pick<BookingSettings, "team" | "maxVisitsAtOnce">;
  /** Whether the viewer sees how to reach a customer, and writes notes about them. */
  seesCustomers: boolean;
  onClose: () => void;
  /** The business said whether the visit took place. */
  onVisitMarked: (booking: BusinessBooking, mark: VisitMark) => void;
}

/** Shows one booking from the calendar with all its details and actions. */
export function BookingPanel(props: BookingPanelProps) {
  const { booking, bookings, today, settings, seesCustomers, onClose, onVisitMarked } = props;
  const [isMoving, setMoving] = useState(false);
  const [hasClosedMoveForm, setClosedMoveForm] = useState(false);
  const [ending, setEnding] = useState<BookingEnding>();
  const { can, proposedTime } = booking;
  const { label, tone } = getStatusChip(booking);
  const change = usePageAction({
    onSuccess(_response, { intent }) {
      const mark = visitMarks.find((known) => known === intent);
      if (mark) onVisitMarked(booking, mark);
      else toast(intent === "withdraw-time" ? "Taken back. The visit stays as it was." : "Saved.");
    },
  });
  const send = (intent: string) => change.submit({ intent, id: booking.id });
  const pendingIntent = change.pendingValues?.intent;
  const stopMoving = () => {
    setClosedMoveForm(true);
    setMoving(false);
  };

  return (
    <Dialog isOpen onClose={onClose} title={booking.customerName} size="md">
      <div className="flex items-center gap-3">
        <Avatar name={booking.customerName} size={48} />
        <p className="flex-1 text-sm text-ink-3">
          {booking.isWalkIn ? "Added by you" : formatVisitNumber(booking.visitsBefore)}
        </p>
        <Chip tone={tone} hasDot={tone !== "neutral"}>
          {label}
        </Chip>
      </div>
      <Details booking={booking} />
      <PartyNote booking={booking} />
      {proposedTime && (
        <Note
          tone="warn"
          className="mt-4"
          title={`Wants to move to ${formatBookingTime(proposedTime, today)}.`}
        >
          They keep this time until you answer.
        </Note>
      )}
      {booking.suggestedTime && (
        <Note
          tone="info"
          className="mt-4"
          title={`Asked to move to ${formatBookingTime(booking.suggestedTime, today)}${
            booking.suggestedTime.teammate ? ` with ${booking.suggestedTime.teammate.name}` : ""
          }.`}
        >
          Both times are held. They can answer until{" "}
          {formatDayTime(booking.suggestedTime.answerBy, booking.timeZone)}; without an answer, this
          one stays.
          {can.withdrawTime && (
            <span className="mt-3 block">
              <Button
                variant="secondary"
                size="sm"
                isPending={pendingIntent === "withdraw-time"}
                pendingLabel="Taking back"
                onClick={() => send("withdraw-time")}
              >
                Take it back
              </Button>
            </span>
          )}
        </Note>
      )}
      {booking.customerNotes && (
        <p className="mt-4 rounded-md bg-sunk px-4 py-3 text-md wrap-anywhere">
          “{booking.customerNotes}”
        </p>
      )}
      {isMoving ? (
        <MoveForm
          booking={booking}
          bookings={bookings}
          places={countPlaces(settings)}
          onDone={stopMoving}
        />
      ) : (
        <>
          {can.give && settings.team.length > 1 && (
            <GiveForm booking={booking} team={settings.team} />
          )}
          {seesCustomers && <NotesForm key={booking.id} booking={booking} />}
          {change.failure && (
            <Note tone="danger" role="alert" className="mt-4">
              {describeFailure(change.failure)}
            </Note>
          )}
          <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
            {can.confirm && (
              <Button
                variant="strong"
                size="sm"
                isPending={pendingIntent === "confirm"}
                onClick={() => send("confirm")}
              >
                {proposedTime ? "Move it there" : "Confirm"}
              </Button>
            )}
            {can.decline && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => setEnding(proposedTime ? "decline-move" : "decline")}
              >
                {proposedTime ? "Keep this time" : "Decline"}
              </Button>
            )}
            {can.complete && (
              <Button
                variant="strong"
                size="sm"
                isPending={pendingIntent === "complete"}
                onClick={() => send("complete")}
              >
                Mark as done
              </Button>
            )}
            {can.noShow && (
              <Button
                variant="secondary"
                size="sm"
                isPending={pendingIntent === "no-show"}
                onClick={() => send("no-show")}
              >
                Didn't come
              </Button>
            )}
            {can.move && (
              <Button
                // The form that had the focus is gone, so the button gets it.
                ref={hasClosedMoveForm ? takeFocus : undefined}
                variant="secondary"
                size="sm"
                onClick={() => setMoving(true)}
              >
                Move
              </Button>
            )}
            {can.cancel && (
              <Button variant="secondary" size="sm" onClick={() => setEnding("cancel")}>
                Cancel booking
              </Button>
            )}
            {(can.cancel || can.decline) && !booking.isWalkIn && (
              <Button variant="quiet" size="sm" onClick={() => setEnding("decline-contact")}>
                Decline all from this contact
              </Button>
            )}
          </div>
        </>
      )}
      {ending && (
        <EndDialog booking={booking} ending={ending} onClose={() => setEnding(undefined)} />
      )}
    </Dialog>
  );
}

/** Says what is decided about all that was booked together, and where. */
function PartyNote({ booking: { party, partyOf, can } }: { booking: BusinessBooking }) {
  const [params] = useSearchParams();
  if (partyOf !== null) {
    const search = new URLSearchParams(params);
    search.set("booking", partyOf);
    return (
      <Note tone="neutral" className="mt-4">
        This was booked together with others.{" "}
        <Link to={`?${search}`} replace preventScrollReset className="link">
          See all of it
        </Link>
      </Note>
    );
  }
  return party.length > 0 && can.cancel ? (
    <Note tone="neutral" className="mt-4">
      This answers for everything that was booked together. For another time, ask the customer: they
      can move all of it online.
    </Note>
  ) : null;
}

function Details({ booking }: { booking: BusinessBooking }) {
  const { start, end, bufferAfterMinutes, customerPhone, customerEmail, priceCents } = booking;
  const bufferEnd = computeEndMinutes(start, end) + bufferAfterMinutes;
  const leftCents = computeLeftToPayCents(booking);
  const paidCents = computePaidOnlineCents(booking);
  const isOwed = priceCents > 0 && takesPlace(booking);
  const rows: [string, ReactNode][] = [
    ["Day", formatLongDay(booking.date)],
    ["Time", formatSpan(start, end)],
    ["Service", booking.serviceTitle],
    ["Style", describeStyle(booking.style)],
    ["With", describeTeammate(booking)],
    ...booking.party
      .filter(({ id }) => id !== booking.id)
      .map((place): [string, ReactNode] => [
        describePerson(place.person),
        describePartyPlace(place, { formatClock }),
      ]),
    ["Buffer", bufferAfterMinutes > 0 && `until ${formatClock(minutesToTime(bufferEnd))}`],
    ["Paid online", paidCents > 0 && formatMoney(paidCents)],
    ["Refunded", booking.refundedCents > 0 && formatMoney(booking.refundedCents)],
    ["To pay in person", isOwed && <b>{formatMoney(leftCents)}</b>],
    [
      "Phone",
      customerPhone && (
        <a className="link" href={`tel:${customerPhone.replace(/[^+\d]/g, "")}`}>
          {customerPhone}
        </a>
      ),
    ],
    [
      "Email",
      customerEmail && (
        <a className="link wrap-anywhere" href={`mailto:${customerEmail}`}>
          {customerEmail}
        </a>
      ),
    ],
    ["Reason", booking.cancellationReason],
    ["Booking", booking.id],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-md">
      {rows.map(
        ([term, value], index) =>
          value && (
            // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have two services, and the rows never change places.
            <div key={index} className="contents">
              <dt className="text-ink-3">{term}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function NotesForm({ booking }: { booking: BusinessBooking }) {
  const [notes, setNotes] = useState(booking.businessNotes);
  const save = usePageAction({ onSuccess: () => toast("Notes saved.") });
  return (
    <div className="mt-4">
      <TextArea
        label="Your notes"
        counter="Only you see these"
        value={notes}
        maxLength={1000}
        rows={3}
        onChange={({ target }) => setNotes(target.value)}
        error={save.failure?.error}
      />
      <Button
        size="sm"
        className="mt-3"
        disabled={notes === booking.businessNotes}
        isPending={save.isPending}
        pendingLabel="Saving"
        onClick={() => save.submit({ intent: "note", id: booking.id, notes })}
      >
        Save notes
      </Button>
    </div>
  );
}
