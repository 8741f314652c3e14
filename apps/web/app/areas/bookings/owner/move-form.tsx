import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { takeFocus } from "#ui/feedback/take-focus.ts";
import { toast } from "#ui/feedback/toast.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { ConflictNote } from "./conflict-note.tsx";
import { describeFailure } from "./describe-failure.ts";
import { describeMoved, describeMoveNotice } from "./describe-move.ts";
import { findConflict } from "./time-conflict.ts";

interface MoveFormProps {
  booking: BusinessBooking;
  bookings: readonly BusinessBooking[];
  /** How many visits there is room for at once. */
  places: number;
  onDone: () => void;
}

/** The owner can ask for any time that isn't booked; where there is nobody to ask, the booking moves at once. */
export function MoveForm({ booking, bookings, places, onDone }: MoveFormProps) {
  const [date, setDate] = useState(booking.date);
  const [start, setStart] = useState(booking.start);
  const { length, bufferBeforeMinutes, bufferAfterMinutes } = booking;
  const conflict = findConflict(
    {
      date,
      start,
      minutes: length,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      except: booking.id,
      places,
    },
    bookings,
  );
  const isSameTime = date === booking.date && start === booking.start;
  const move = usePageAction({
    onSuccess() {
      toast(describeMoved(booking));
      onDone();
    },
  });
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 tabIndex={-1} ref={takeFocus} className="text-lg">
        Move to
      </h3>
      <div className="mt-2 grid grid-cols-2 gap-3">
        <TextField
          label="Day"
          type="date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <TextField
          label="Starts"
          type="time"
          value={start}
          onChange={({ target }) => setStart(target.value)}
          aria-invalid={conflict ? true : undefined}
        />
      </div>
      <ConflictNote conflict={conflict} onChooseTime={setStart} />
      <p className="mt-3 text-sm text-ink-3">{describeMoveNotice(booking)}</p>
      {move.failure && (
        <Note tone="danger" role="alert" className="mt-3">
          {describeFailure(move.failure)}
        </Note>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onDone}>
          Don't move it
        </Button>
        <Button
          disabled={isSameTime || !date || !start || conflict !== null}
          isPending={move.isPending}
          pendingLabel={booking.asksBeforeMoving ? "Asking" : "Moving"}
          onClick={() => move.submit({ intent: "move", id: booking.id, date, start })}
        >
          {booking.asksBeforeMoving ? "Ask to move" : "Move booking"}
        </Button>
      </div>
    </div>
  );
}
