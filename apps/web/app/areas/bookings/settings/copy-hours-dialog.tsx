import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { weekdays } from "@boab/contracts/directory/limits";
import { capitalise } from "@boab/format/sentences";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { formatSpan } from "../format-time.ts";
import { listDayWindows } from "../opening-windows.ts";

type WeeklyHours = BookingSettings["weekly"];
type Weekday = (typeof weekdays)[number];

const describeDay = (day: WeeklyHours["monday"]): string =>
  listDayWindows(day)
    .map(({ startTime, endTime }) => formatSpan(startTime, endTime))
    .join(", ") || "closed";

interface CopyHoursDialogProps {
  weekly: WeeklyHours;
  onCopy: (weekly: WeeklyHours) => void;
  onClose: () => void;
}

/** Copies one day's hours to other days. */
export function CopyHoursDialog({ weekly, onCopy, onClose }: CopyHoursDialogProps) {
  const openWeekdays = weekdays.filter((day) => weekly[day].enabled);
  const [from, setFrom] = useState<Weekday>(openWeekdays[0] ?? "monday");
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const targets = chosen.filter((day) => day !== from);

  function copy() {
    const hours = Object.fromEntries(targets.map((day) => [day, { ...weekly[from] }]));
    onCopy({ ...weekly, ...hours });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Copy hours"
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={targets.length === 0} onClick={copy}>
            Copy
          </Button>
        </>
      }
    >
      <Select
        label="Copy the hours of"
        value={from}
        onChoose={(day) => day && setFrom(day)}
        options={weekdays.map((day) => ({
          value: day,
          label: `${capitalise(day)}, ${describeDay(weekly[day])}`,
        }))}
      />
      <fieldset className="mt-4">
        <legend className="mb-1.5 text-md font-semibold">To</legend>
        <div className="grid grid-cols-2">
          {weekdays
            .filter((day) => day !== from)
            .map((day) => (
              <Checkbox
                key={day}
                checked={chosen.includes(day)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, day] : chosen.filter((one) => one !== day))
                }
              >
                {capitalise(day)}
              </Checkbox>
            ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
