import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { DayStrip } from "#ui/forms/day-strip.tsx";
import { SlotPicker } from "#ui/forms/slot-picker.tsx";
import { PlanCard } from "#ui/layout/plan-card.tsx";
import { Timeline, type TimelineStep } from "#ui/layout/timeline.tsx";
import { Specimen } from "./specimen.tsx";

const days = [
  { id: "14", weekday: "Sat", date: "14 Nov", note: "6 free" },
  { id: "15", weekday: "Sun", date: "15 Nov", isClosed: true },
  { id: "16", weekday: "Mon", date: "16 Nov", note: "2 free" },
];
const times = [
  { value: "9:00", label: "9:00 am" },
  { value: "9:30", label: "9:30 am", isTaken: true },
  { value: "10:00", label: "10:00 am" },
  { value: "10:30", label: "10:30 am" },
];
const steps: TimelineStep[] = [
  { title: "Requested", detail: "14 Nov 2026, 2:10 pm", state: "done" },
  { title: "Confirmed", detail: "14 Nov 2026, 2:41 pm", state: "done" },
  { title: "Coming up", detail: "Tue 17 Nov, 1:00 pm", state: "now" },
  { title: "Done", state: "next" },
];
const emptyText = "No availability on the selected date.";

export function BookingSpecimen() {
  const [day, setDay] = useState("14");
  const [time, setTime] = useState("10:00");

  return (
    <Specimen title="Slots, timeline, plan">
      <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
        <div>
          <DayStrip label="Days" days={days} selectedId={day} onSelect={setDay} />
          <SlotPicker
            name="startsAt"
            label="Times"
            groups={[{ label: "Morning", slots: times }]}
            value={time}
            onChange={setTime}
            emptyText={emptyText}
            className="mt-3"
          />
          <SlotPicker
            name="noTimes"
            label="Times"
            groups={[]}
            emptyText={emptyText}
            className="mt-3.5"
          />
        </div>
        <Timeline label="Booking" steps={steps} />
        <div className="grid gap-4">
          <PlanCard
            name="Pro"
            price="$14.95"
            period="per month"
            promise="3 listings. 6 months free, then billed monthly."
            action={<Button isFull>Upgrade to Pro</Button>}
          />
          <PlanCard
            name="Growing"
            price="$4.95"
            period="per month"
            promise="One listing with bookings."
            features={["Bookings", "Gallery", "Jobs"]}
            isCurrent
          />
        </div>
      </div>
    </Specimen>
  );
}
