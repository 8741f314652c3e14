import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { maxVisitMinutes } from "@boab/contracts/bookings/limits";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { Extra } from "@boab/contracts/bookings/styles";
import { formatDay } from "@boab/format/dates";
import { formatMinutes } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { toExtraOption } from "../book/style-options.ts";
import { minutesToTime, timeToMinutes } from "../calendar-dates.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { describeFailure } from "./describe-failure.ts";
import { countPlaces, findConflict } from "./time-conflict.ts";

interface WalkInDialogProps {
  settings: Pick<BookingSettings, "services" | "slotLength" | "team" | "maxVisitsAtOnce">;
  bookings: readonly BusinessBooking[];
  /** The date and time in the business's time zone. */
  now: { date: string; time: string };
  onClose: () => void;
}

const noBuffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

/** Rounds down to the quarter hour, so that the default suits a customer who has just come in. */
const roundDownToQuarterHour = (time: string) =>
  minutesToTime(Math.floor(timeToMinutes(time) / 15) * 15);

/** `Take down old braids, + $45.00, + 1 h` */
function describeExtra(extra: Extra): string {
  const { name, text, time } = toExtraOption(extra);
  return [name, text, time].filter(Boolean).join(", ");
}

/** The owner adds a customer who came in or called, at any time that isn't booked. */
export function WalkInDialog({ settings, bookings, now, onClose }: WalkInDialogProps) {
  const { services, slotLength } = settings;
  const [serviceId, setServiceId] = useState(services[0]?.id ?? "");
  const service = services.find(({ id }) => id === serviceId);
  const cells = service?.styles?.cells ?? [];
  const [cellIndex, setCellIndex] = useState(0);
  const cell = cells[cellIndex];
  const [chosenExtras, setChosenExtras] = useState<readonly string[]>([]);
  const extras = service?.extras.filter(({ name }) => chosenExtras.includes(name)) ?? [];
  const [date, setDate] = useState(now.date);
  const [start, setStart] = useState(roundDownToQuarterHour(now.time));
  const [typedEnd, setTypedEnd] = useState<string>();
  const [name, setName] = useState("");
  const [contact, setContact] = useState("");

  const defaultMinutes =
    (cell?.minutesTo ?? service?.durationMinutes ?? slotLength) +
    extras.reduce((sum, extra) => sum + extra.minutes, 0);
  const defaultEnd = minutesToTime(
    Math.min(24 * 60 - 1, timeToMinutes(start || "00:00") + defaultMinutes),
  );
  const end = typedEnd ?? defaultEnd;
  const minutes =
    typedEnd === undefined ? defaultMinutes : timeToMinutes(typedEnd) - timeToMinutes(start);
  const isLengthInvalid = minutes < 5 || minutes > maxVisitMinutes;
  const { bufferBeforeMinutes, bufferAfterMinutes } = service ?? noBuffers;
  const conflict =
    start && !isLengthInvalid
      ? findConflict(
          {
            date,
            start,
            minutes,
            bufferBeforeMinutes,
            bufferAfterMinutes,
            places: countPlaces(settings),
          },
          bookings,
        )
      : null;

  const add = usePageAction({
    onSuccess() {
      toast("Added.");
      onClose();
    },
  });

  function changeStart(time: string) {
    setStart(time);
    setTypedEnd(undefined);
  }

  return (
    <Dialog isOpen onClose={onClose} title="Add a walk-in" size="sm">
      <PageForm
        {...add.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (conflict || isLengthInvalid) return;
          add.submit({
            intent: "walk-in",
            serviceId,
            ...(cell?.size && { "style.size": cell.size }),
            ...(cell?.length && { "style.length": cell.length }),
            ...Object.fromEntries(extras.map(({ name }, index) => [`style.extras.${index}`, name])),
            date,
            start,
            name,
            contact,
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
              setCellIndex(0);
              setChosenExtras([]);
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
        {cells.length > 0 && (
          <Select
            label="Size and length"
            name="style"
            value={String(cellIndex)}
            onChange={({ target }) => {
              setCellIndex(Number(target.value));
              setTypedEnd(undefined);
            }}
            options={cells.map(({ size, length, minutesTo, priceCents }, index) => ({
              value: String(index),
              label: `${[size, length].filter(Boolean).join(", ")}, ${formatMinutes(minutesTo)}, ${formatMoney(priceCents)}`,
            }))}
          />
        )}
        {service && service.extras.length > 0 && (
          <fieldset>
            <legend className="mb-1 text-md font-semibold">Extras</legend>
            {service.extras.map((extra) => (
              <Checkbox
                key={extra.name}
                checked={chosenExtras.includes(extra.name)}
                onChange={({ target }) => {
                  const others = chosenExtras.filter((name) => name !== extra.name);
                  setChosenExtras(target.checked ? [...others, extra.name] : others);
                  setTypedEnd(undefined);
                }}
              >
                {describeExtra(extra)}
              </Checkbox>
            ))}
          </fieldset>
        )}
        {service && extras.length > 0 && (
          <p className="text-md text-ink-2" role="status">
            {formatMoney(
              extras.reduce(
                (sum, extra) => sum + extra.priceCents,
                cell?.priceCents ?? service.priceCents,
              ),
            )}{" "}
            with extras
          </p>
        )}
        <TextField
          label="Day"
          type="date"
          name="date"
          value={date}
          required
          onChange={({ target }) => setDate(target.value)}
          error={add.getError("date")}
        />
        <div>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label="Starts"
              type="time"
              name="start"
              value={start}
              required
              onChange={({ target }) => changeStart(target.value)}
              error={add.getError("start")}
            />
            <TextField
              label="Ends"
              type="time"
              name="end"
              value={end}
              required
              onChange={({ target }) => setTypedEnd(target.value)}
              error={isLengthInvalid ? "A visit can take 5 minutes to 12 hours." : undefined}
            />
          </div>
          <ConflictNote conflict={conflict} onChooseTime={changeStart} />
        </div>
        <TextField
          label="Name"
          counter="Optional"
          name="customerName"
          placeholder="So you know who's who"
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
          error={add.getError("customerName")}
        />
        <TextField
          label="Email or phone"
          counter="Optional"
          name={contact.includes("@") ? "customerEmail" : "customerPhone"}
          placeholder="For a reminder"
          value={contact}
          maxLength={254}
          onChange={({ target }) => setContact(target.value)}
          error={add.getError("customerEmail") ?? add.getError("customerPhone")}
        />
        {add.failure && Object.keys(add.failure.fields).length === 0 && (
          <Note tone="danger" role="alert">
            {describeFailure(add.failure)}
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
            {date === now.date ? "Add to today" : date ? `Add to ${formatDay(date)}` : "Add"}
          </Button>
        </div>
      </PageForm>
    </Dialog>
  );
}
