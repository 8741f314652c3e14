import { bookingCopy, noSlotCopy } from "@boab/contracts/bookings/copy";
import type { SlotDay } from "@boab/contracts/bookings/slots";
import { getLocalTimeZone } from "@boab/format/dates";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { viewDays } from "./slot-days.ts";
import { TimeChoice } from "./time-choice.tsx";

const viewerZone = getLocalTimeZone();
const slot = (hour: number, isFree = true) => ({
  startsAt: new Date(Date.UTC(2026, 10, 17, hour)).toISOString(),
  endsAt: new Date(Date.UTC(2026, 10, 17, hour + 1)).toISOString(),
  start: `${String(hour).padStart(2, "0")}:00`,
  end: `${hour + 1}:00`,
  isFree,
});
const day = (change: Partial<SlotDay>): SlotDay => ({
  date: "2026-11-17",
  timeZone: viewerZone,
  reason: null,
  message: null,
  slots: [slot(9), slot(10, false), slot(13)],
  ...change,
});
const days = viewDays(
  [
    { date: "2026-11-17", free: 0, reason: "all taken" },
    { date: "2026-11-18", free: 4, reason: null },
  ],
  { from: "2026-11-17", date: "2026-11-17" },
  { today: "2026-11-17", daysAhead: 90 },
  ({ date }) => `/?date=${date}`,
);

function show(shown: SlotDay, error?: string) {
  const onChoose = vi.fn();
  const Page = createRoutesStub([
    {
      path: "/",
      Component() {
        const [chosen, setChosen] = useState<string>();
        onChoose.mockImplementation(setChosen);
        return (
          <form>
            <TimeChoice
              day={shown}
              days={days}
              chosen={chosen}
              onChoose={onChoose}
              error={error}
              waitlistPath="/waiting-list"
            />
          </form>
        );
      },
    },
  ]);
  return { onChoose, rendered: render(<Page />) };
}

test("times are chosen with the arrow keys, and taken ones are passed over", async () => {
  const { rendered, onChoose } = show(day({}));
  await rendered;
  await expect.element(page.getByRole("group", { name: "Tuesday 17 November" })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("radio", { name: "9:00 am" })).toBeChecked();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "1:00 pm" })).toBeChecked();
  expect(onChoose).toHaveBeenLastCalledWith("13:00 2026-11-17T13:00:00.000Z");
  await expect.element(page.getByRole("radio", { name: /^10:00 am.*taken$/ })).toBeDisabled();
});

test.each(Object.entries(noSlotCopy))(
  "BOOK-17 a day without times says why: %s",
  async (reason, text) => {
    const { rendered } = show(
      day({ slots: [], reason: reason as keyof typeof noSlotCopy, message: text }),
    );
    await rendered;
    await expect.element(page.getByRole("status")).toHaveTextContent(`${text} See Wed 18 Nov`);
    await expect
      .element(page.getByRole("link", { name: "See Wed 18 Nov" }))
      .toHaveAttribute("href", "/?date=2026-11-18");
  },
);

test("BOOK-14 a missing time is said beside the times", async () => {
  const { rendered } = show(day({}), bookingCopy.slotRequired);
  await rendered;
  await expect
    .element(page.getByRole("group", { name: "Tuesday 17 November" }))
    .toHaveAccessibleDescription("Please select a time slot.");
});

test("X-33 the viewer's own time stands under the business's where the two differ", async () => {
  const elsewhere = viewerZone === "Pacific/Kiritimati" ? "Australia/Perth" : "Pacific/Kiritimati";
  const { rendered } = show(day({ timeZone: elsewhere }));
  await rendered;
  await expect
    .element(page.getByText(/^All times are .* time\. Small times are .* time, where you are\.$/))
    .toBeVisible();
});

test("X-33 where they agree, one time is enough", async () => {
  const { rendered } = show(day({}));
  await rendered;
  await expect.element(page.getByRole("radio", { name: "9:00 am" })).toBeInTheDocument();
  expect(page.getByText(/where you are/).query()).toBeNull();
});

test("a full day leads to the waiting list, as every day does where nothing suits", async () => {
  await show(
    day({ reason: "all taken", message: noSlotCopy["all taken"], slots: [slot(10, false)] }),
  );
  const link = page.getByRole("link", { name: "Tell me if a time opens" });
  await expect.element(link).toHaveAttribute("href", "/waiting-list");
  await expect.element(page.getByText("Nothing that suits?")).not.toBeInTheDocument();
});
