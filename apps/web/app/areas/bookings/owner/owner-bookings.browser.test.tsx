import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { useState } from "react";
import { createRoutesStub, useLoaderData, useLocation } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  bookingSettings,
  makeBooking,
  makeBookingRequest,
  makeSuggestedTime,
} from "#test/bookings.ts";
import { readPostedValues } from "#test/posted-values.ts";
import { toastStore } from "#ui/feedback/toast.ts";
import { ToastRegion } from "#ui/feedback/toast-region.tsx";
import { OwnerBookingsPage, type OwnerBookingsProps } from "./owner-bookings-page.tsx";

const makeBookingFields = (id: string, customerName: string) => ({ id, customerName });
const adau = makeBooking(
  "2026-11-17",
  "08:00",
  "10:00",
  makeBookingFields("BOOK-0000000A", "Adau Kuol"),
);
const achol = makeBooking(
  "2026-11-17",
  "13:00",
  "14:30",
  makeBookingFields("BOOK-0000000B", "Achol Garang"),
);
const hana = makeBooking(
  "2026-11-19",
  "08:00",
  "14:00",
  makeBookingFields("BOOK-0000000C", "Hana Tesfaye"),
);
const thandi = makeBookingRequest(
  "2026-11-21",
  "17:30",
  "19:30",
  makeBookingFields("BOOK-0000000D", "Thandi Nkosi"),
);
const saba = makeBookingRequest(
  "2026-11-21",
  "18:00",
  "19:30",
  makeBookingFields("BOOK-0000000E", "Saba Haile"),
);

const posted: Record<string, string>[] = [];
let answer: unknown;
let opened: BusinessBooking | null;
let view: OwnerBookingsProps["view"];
let waiting: BusinessBooking[];
/** What waits once the answer is in. */
let waitingAfterAnswer: BusinessBooking[];

const props: OwnerBookingsProps = {
  settings: bookingSettings,
  bookings: [adau, achol, hana, thandi, saba],
  waiting: [thandi, saba],
  opened: null,
  todaysBlock: { block: null, remaining: [] },
  waitlist: { people: 0, days: [] },
  heldTimes: [],
  view: "week",
  today: "2026-11-17",
  date: "2026-11-17",
  monday: "2026-11-16",
  now: "2026-11-17T04:05:00.000Z",
  settingsPath: "/settings",
  seesCustomers: true,
};

function Page() {
  const { key, search } = useLocation();
  const [openedKey] = useState(key);
  // Closing the panel leads to another address.
  const shown = key === openedKey ? opened : null;
  return (
    <>
      <OwnerBookingsPage {...props} view={view} opened={shown} waiting={useLoaderData()} />
      <ToastRegion />
      <output>{search}</output>
    </>
  );
}

const Site = createRoutesStub([
  {
    path: "/bookings",
    Component: Page,
    HydrateFallback: () => null,
    loader: () => waiting,
    action: async ({ request }) => {
      posted.push(await readPostedValues(request));
      waiting = waitingAfterAnswer;
      return answer;
    },
  },
]);

async function show() {
  await render(<Site initialEntries={["/bookings"]} />);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
}

beforeEach(async () => {
  posted.length = 0;
  opened = null;
  view = "week";
  waiting = [thandi, saba];
  waitingAfterAnswer = waiting;
  answer = { ok: true, response: "BOOK-0000000A" };
  await page.viewport(1440, 900);
});

const box = (name: RegExp) => page.getByRole("link", { name });

describe("the week", () => {
  test("reads as one list for each day, and arrow keys go through them", async () => {
    await show();
    const tuesdayList = page.getByRole("list", { name: "Tuesday 17 November" });
    expect(tuesdayList.getByRole("listitem").all()).toHaveLength(2);
    box(/^Adau Kuol/)
      .element()
      .focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(box(/^Achol Garang/)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowRight}");
    await expect.element(box(/^Hana Tesfaye/)).toHaveFocus();
    // Alt and left is the browser's way back.
    const back = { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true };
    const wasNotPrevented = box(/^Hana Tesfaye/)
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", back));
    expect(wasNotPrevented).toBe(true);
    await expect.element(box(/^Hana Tesfaye/)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(/booking=BOOK-0000000C/)).toBeInTheDocument();
  });

  test("a phone shows one day of it", async () => {
    await page.viewport(390, 844);
    await show();
    await expect.element(page.getByRole("region", { name: /^Calendar/ })).not.toBeInTheDocument();
    const days = page.getByRole("navigation", { name: "Days" });
    await expect
      .element(days.getByRole("link", { name: "Tuesday 17 November, 2 booked" }))
      .toHaveAttribute("aria-current", "date");
    await expect.element(page.getByText("Two people are waiting for you")).toBeVisible();
  });
});

test.each([
  ["week", "Your week"],
  ["day", "Bookings"],
  ["list", "Bookings"],
] as const)("over the %s stands: %s", async (shown, heading) => {
  view = shown;
  await show();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
});

describe("requests", () => {
  test("BOOK-25 X-31 two for one time are named, and one is confirmed", async () => {
    await show();
    await expect.element(page.getByText(/^Two people want Saturday evening\./)).toBeVisible();
    await page.getByRole("button", { name: "Confirm Saba Haile" }).click();
    await expect.poll(() => posted).toEqual([{ intent: "confirm", id: saba.id }]);
  });

  test("the row that was answered goes, its words stay, and so does the focus", async () => {
    waitingAfterAnswer = [];
    await show();
    await page.getByRole("button", { name: "Confirm Saba Haile" }).click();
    await expect.element(page.getByText("Nothing is waiting for you.")).toBeVisible();
    await expect.poll(() => toastStore.get()?.text).toBe("Saba Haile is booked.");
    const requests = page.getByRole("complementary", { name: "Requests" }).element();
    await expect.poll(() => requests.contains(document.activeElement)).toBe(true);
  });

  test("a request that was declined goes, too, and its dialog with it", async () => {
    waitingAfterAnswer = [saba];
    await show();
    await page.getByRole("button", { name: "Decline Thandi Nkosi" }).click();
    await page.getByRole("button", { name: "Decline request" }).click();
    await expect.poll(() => toastStore.get()?.text).toBe("Declined.");
    await expect.element(page.getByText("1 request", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("BOOK-25 declining tells the customer why", async () => {
    await show();
    await page.getByRole("button", { name: "Decline Thandi Nkosi" }).click();
    const dialog = page.getByRole("dialog", { name: "Decline Thandi's request?" });
    await dialog.getByRole("radio", { name: "I'm away that day" }).click();
    await dialog.getByLabelText("Message to Thandi").fill("Sunday works.");
    await dialog.getByRole("button", { name: "Decline request" }).click();
    await expect
      .poll(() => posted)
      .toEqual([{ intent: "decline", id: thandi.id, reason: "I'm away that day. Sunday works." }]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("a time that somebody else took is said where it was pressed", async () => {
    answer = {
      ok: false,
      code: "booking_slot_taken",
      error: "Please pick another.",
      fields: {},
      values: {},
    };
    await show();
    await page.getByRole("button", { name: "Confirm Saba Haile" }).click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("That time is booked or held for somebody else.");
  });
});

test.each([
  ["confirmed", 1],
  ["cancelled", 0],
] as const)("a booking that is %s asks for %i amounts in person", async (bookingStatus, rows) => {
  opened = { ...adau, bookingStatus };
  await show();
  const dialog = page.getByRole("dialog", { name: "Adau Kuol" });
  await expect.element(dialog.getByText("BOOK-0000000A")).toBeVisible();
  expect(dialog.getByText("To pay in person").elements()).toHaveLength(rows);
});

test("what a customer is asked about is said in the panel, and taken back in one press", async () => {
  opened = {
    ...adau,
    suggestedTime: { ...makeSuggestedTime("2026-11-19", "14:00", "15:00"), teammate: null },
    can: { ...adau.can, withdrawTime: true },
  };
  await show();
  const dialog = page.getByRole("dialog", { name: "Adau Kuol" });
  await expect
    .element(dialog)
    .toMatchTextContent(/Asked to move to Thu 19 Nov, 2:00 to 3:00 pm\..*Both times are held\./);
  await dialog.getByRole("button", { name: "Take it back" }).click();
  await expect.poll(() => posted).toEqual([{ intent: "withdraw-time", id: adau.id }]);
  await expect.poll(() => toastStore.get()?.text).toBe("Taken back. The visit stays as it was.");
});

test.each([
  [true, "Ask to move", /We'll ask Adau\. The visit stays at .* until they say yes\./],
  [false, "Move booking", /it moves at once\./],
])("moving in the panel, asking first: %s", async (asksBeforeMoving, button, text) => {
  opened = { ...adau, asksBeforeMoving, customerEmail: asksBeforeMoving ? "a@b.example" : null };
  await show();
  const dialog = page.getByRole("dialog", { name: "Adau Kuol" });
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect.element(dialog).toMatchTextContent(text);
  await expect.element(dialog.getByRole("button", { name: button })).toBeVisible();
});

test("O12 what was said about a visit is corrected in the panel, and undone in the toast", async () => {
  const can = { ...adau.can, complete: false, noShow: true };
  opened = { ...adau, bookingStatus: "completed", can };
  await show();
  const dialog = page.getByRole("dialog", { name: "Adau Kuol" });
  await dialog.getByRole("button", { name: "Didn't come" }).click();
  await expect.poll(() => posted).toEqual([{ intent: "no-show", id: adau.id }]);
  await expect.poll(() => toastStore.get()?.text).toBe("Marked as didn't come.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => posted)
    .toEqual([
      { intent: "no-show", id: adau.id },
      { intent: "complete", id: adau.id },
    ]);
});

test("a walk-in that clashes says with whom, and starts when it fits", async () => {
  await show();
  await page.getByRole("button", { name: "Add a walk-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a walk-in" });
  await expect.element(dialog.getByLabelText("Starts")).toHaveValue("12:00");
  await expect
    .element(
      dialog.getByText("Achol Garang is booked at 1:00 pm. The next time this fits is 2:45 pm."),
    )
    .toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Add to today" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Start at 2:45 pm" }).click();
  await expect.element(dialog.getByLabelText("Ends")).toHaveValue("16:45");
  await dialog.getByLabelText("Email or phone").fill("0491 570 156");
  await dialog.getByRole("button", { name: "Add to today" }).click();
  await expect
    .poll(() => posted)
    .toMatchObject([
      {
        intent: "walk-in",
        date: "2026-11-17",
        start: "14:45",
        minutes: "120",
        contact: "0491 570 156",
      },
    ]);
});

test("the private calendar link is shown once it is made, and asked about before it is replaced", async () => {
  answer = { ok: true, response: "https://boab.example/calendar/8fK2vT0mZq7xR4.ics" };
  await show();
  await page.getByRole("button", { name: "Make a private link" }).click();
  await expect
    .element(page.getByLabelText("Private calendar link"))
    .toHaveValue("https://boab.example/calendar/8fK2vT0mZq7xR4.ics");
  await page.getByRole("button", { name: "New link" }).click();
  expect(posted).toHaveLength(1);
  await page
    .getByRole("dialog", { name: "Make a new link?" })
    .getByRole("button", { name: "Make a new link" })
    .click();
  await expect.poll(() => posted).toHaveLength(2);
});
