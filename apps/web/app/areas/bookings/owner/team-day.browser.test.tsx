import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { HeldTime } from "@boab/contracts/bookings/suggestions";
import { createRoutesStub, useLocation } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bookingSettings, makeBooking } from "#test/bookings.ts";
import { readPostedValues } from "#test/posted-values.ts";
import { ToastRegion } from "#ui/feedback/toast-region.tsx";
import { viewCalendar } from "./calendar-view.ts";
import { TeamDay } from "./team-day.tsx";
import { viewTeamDay } from "./team-day-view.ts";

const teammate = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };
const ada = { ...teammate, id: "00000000-0000-4000-8000-0000000000a1", name: "Ada Deng" };
const bintu = { ...teammate, id: "00000000-0000-4000-8000-0000000000a2", name: "Bintu Conteh" };
const settings = { ...bookingSettings, team: [ada, bintu] };
const clock = { now: new Date("2026-11-17T00:00:00Z"), timeZone: "Australia/Perth" };
const visit = makeBooking("2026-11-17", "11:00", "12:00", {
  id: "BOOK-0000000A",
  customerName: "Adau Kuol",
  teammate: { id: ada.id, name: ada.name },
});

const posted: Record<string, string>[] = [];
let bookings: BusinessBooking[];
let heldTimes: HeldTime[];
let answer: unknown;

const Site = createRoutesStub([
  {
    path: "/bookings",
    Component: () => (
      <>
        <TeamDay
          view={viewTeamDay("2026-11-17", bookings, settings, { ...clock, heldTimes })}
          date="2026-11-17"
          week={viewCalendar(["2026-11-17"], bookings, settings, { ...clock, heldTimes })}
          buildHref={(date, id) => `?date=${date}&booking=${id}`}
        />
        <ToastRegion />
        <output>{useLocation().search}</output>
      </>
    ),
    HydrateFallback: () => null,
    loader: () => bookings,
    action: async ({ request }) => {
      posted.push(await readPostedValues(request));
      return answer;
    },
  },
]);

beforeEach(async () => {
  posted.length = 0;
  bookings = [visit];
  heldTimes = [];
  answer = { ok: true, response: visit.id };
  await page.viewport(1200, 1000);
  await render(<Site initialEntries={["/bookings"]} />);
});

const box = () => page.getByRole("link", { name: /^Adau Kuol/ });
const dialog = (name: string) => page.getByRole("dialog", { name });

describe("the keyboard", () => {
  test("moves a visit to another hour and person, says where it is, and keeps the focus", async () => {
    box().element().focus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown}{ArrowRight}");
    await expect
      .element(page.getByRole("status").first())
      .toMatchTextContent(/^Adau Kuol: 11:30 am with Bintu Conteh\./);
    await userEvent.keyboard("{Enter}");
    const question = dialog("Ask Adau Kuol to move?");
    await expect
      .element(question)
      .toMatchTextContent(
        /from 11:00 am with Ada Deng to 11:30 am with Bintu Conteh\.We'll ask Adau\. The visit stays at 11:00 am until they say yes\./,
      );
    await question.getByRole("button", { name: "Ask to move" }).click();
    await expect.element(page.getByText(/^We've asked Adau\./)).toBeVisible();
    expect(posted).toEqual([
      {
        intent: "move",
        id: visit.id,
        date: "2026-11-17",
        start: "11:30",
        teammate: bintu.id,
      },
    ]);
    await expect.element(box()).toHaveFocus();
  });

  test("leaves it with Escape, and opens it with Enter as before", async () => {
    box().element().focus();
    await userEvent.keyboard(" {ArrowDown}{Escape}{ArrowDown}");
    await expect.element(page.getByRole("status").first()).toHaveTextContent("");
    expect(posted).toEqual([]);
    await expect.element(box()).toHaveFocus();
  });

  test("a person alone is given the visit at the same time, and a refusal stays in view", async () => {
    answer = {
      ok: false,
      code: "teammate_not_free",
      error: "This person is booked at that time.",
      fields: {},
      values: {},
      status: 409,
    };
    box().element().focus();
    await userEvent.keyboard(" {ArrowRight} ");
    const question = dialog("Give Adau Kuol to Bintu Conteh?");
    await expect.element(question).toMatchTextContent(/The time stays, so nobody is told\./);
    await question.getByRole("button", { name: "Give it to them" }).click();
    await expect.element(question).toMatchTextContent(/This person is booked at that time\./);
    expect(posted).toEqual([{ intent: "give", id: visit.id, teammate: bintu.id }]);
    await question.getByRole("button", { name: "Leave it" }).click();
    await expect.element(box()).toHaveFocus();
  });
});

test("the mouse drags a visit to where it is dropped, and a press opens it", async () => {
  const column = document.querySelectorAll("[data-column]")[1];
  if (!column) throw new Error("There is no second column.");
  await userEvent.dragAndDrop(box(), page.elementLocator(column), {
    sourcePosition: { x: 10, y: 5 },
    // The day starts at eight, and an hour is 46 pixels high: five hours later.
    targetPosition: { x: 20, y: 46 * 5 + 6 },
  });
  const question = dialog("Ask Adau Kuol to move?");
  await expect
    .element(question)
    .toMatchTextContent(/from 11:00 am with Ada Deng to 1:00 pm with Bintu Conteh/);
  await question.getByRole("button", { name: "Leave it" }).click();
  expect(posted).toEqual([]);
  await box().click();
  await expect.element(page.getByText(/booking=BOOK-0000000A/)).toBeInTheDocument();
});
