import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { longestVisitMinutes } from "@boab/contracts/bookings/limits";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { minutesOf, timeOf } from "../calendar-dates.ts";
import { formatMinutes } from "../format-time.ts";
import { shortDay } from "../times.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { failureWords } from "./failure-words.ts";
import { findConflict } from "./time-conflict.ts";

interface WalkInDialogProps {
  settings: Pick<BookingSettings, "services" | "slotLength">;
  bookings: readonly BusinessBooking[];
  /** What the business's clock shows. */
  now: { date: string; time: string };
  onClose: () => void;
}

const withoutService = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

/** Rounded to the quarter hour that is on, so that somebody at the counter is entered as they come in. */
const quarterOf = (time: string) => timeOf(Math.floor(minutesOf(time) / 15) * 15);

/** Somebody who is there, or who called. Any time will do that nobody has. */
export function WalkInDialog({ settings, bookings, now, onClose }: WalkInDialogProps) {
  const { services, slotLength } = settings;
  const [serviceId, setServiceId] = useState(services[0]?.id ?? "");
  const service = services.find(({ id }) => id === serviceId);
  const [date, setDate] = useState(now.date);
  const [start, setStart] = useState(quarterOf(now.time));
  const [typedEnd, setTypedEnd] = useState<string>();
  const [name, setName] = useState("");
  const [contact, setContact] = useState("");

  const usual = service?.durationMinutes ?? slotLength;
  const usualEnd = timeOf(Math.min(24 * 60 - 1, minutesOf(start || "00:00") + usual));
  const end = typedEnd ?? usualEnd;
  const minutes = typedEnd === undefined ? usual : minutesOf(typedEnd) - minutesOf(start);
  const isLengthWrong = minutes < 5 || minutes > longestVisitMinutes;
  const { bufferBeforeMinutes, bufferAfterMinutes } = service ?? withoutService;
  const conflict =
    start && !isLengthWrong
      ? findConflict({ date, start, minutes, bufferBeforeMinutes, bufferAfterMinutes }, bookings)
      : null;

  const add = usePageAction({
    onSuccess() {
      toast("Added.");
      onClose();
    },
  });

  function startAt(time: string) {
    setStart(time);
    setTypedEnd(undefined);
  }

  return (
    <Dialog isOpen onClose={onClose} title="Add a walk-in" size="sm">
      <form
        {...add.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (conflict || isLengthWrong) return;
          add.submit({
            ...{ intent: "walk-in", serviceId, date, start, name, contact },
            minutes: String(minutes),
          });
        }}
        className="grid gap-3.5"
      >
        {services.length > 0 && (
          <Select
            label="Service"
            name="serviceId"
            value={serviceId}
            onChange={({ target }) => {
              setServiceId(target.value);
              setTypedEnd(undefined);
            }}
            options={[
              ...services.map(({ id, title, durationMinutes }) => ({
                value: id,
                label: `${title}, ${formatMinutes(durationMinutes)}`,
              })),
              { value: "", label: "Something else" },
            ]}
          />
        )}
        <TextField
          label="Day"
          type="date"
          name="date"
          value={date}
          required
          onChange={({ target }) => setDate(target.value)}
          error={add.errorOf("date")}
        />
        <div>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label="Starts"
              type="time"
              name="start"
              value={start}
              required
              onChange={({ target }) => startAt(target.value)}
              error={add.errorOf("start")}
            />
            <TextField
              label="Ends"
              type="time"
              name="end"
              value={end}
              required
              onChange={({ target }) => setTypedEnd(target.value)}
              error={isLengthWrong ? "A visit can take 5 minutes to 12 hours." : undefined}
            />
          </div>
          <ConflictNote conflict={conflict} onTake={startAt} />
        </div>
        <TextField
          label="Name"
          counter="Optional"
          name="customerName"
          placeholder="So you know who's who"
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
          error={add.errorOf("customerName")}
        />
        <TextField
          label="Email or phone"
          counter="Optional"
          name={contact.includes("@") ? "customerEmail" : "customerPhone"}
          placeholder="For a reminder"
          value={contact}
          maxLength={254}
          onChange={({ target }) => setContact(target.value)}
          error={add.errorOf("customerEmail") ?? add.errorOf("customerPhone")}
        />
        {add.failure && Object.keys(add.failure.fields).length === 0 && (
          <Note tone="danger" role="alert">
            {failureWords(add.failure)}
          </Note>
        )}
        <div className="mt-1.5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={conflict !== null}
            isPending={add.isPending}
            pendingLabel="Adding"
          >
            {date === now.date ? "Add to today" : date ? `Add to ${shortDay(date)}` : "Add"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
