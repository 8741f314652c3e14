import type { BookingSettings, BookingSettingsBody } from "@boab/contracts/bookings/settings";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bookingSettings } from "#test/bookings.ts";
import { BookingSettingsForm } from "./booking-settings-form.tsx";

const sent: BookingSettingsBody[] = [];
let answer: () => unknown;
let stored = bookingSettings;

function Page() {
  return (
    <BookingSettingsForm
      settings={useLoaderData<typeof bookingSettings>()}
      priceList={[
        ...bookingSettings.services,
        { id: "00000000-0000-4000-8000-0000000000aa", title: "Kanekalon hair", priceCents: 2_500 },
      ].map(({ id, title, priceCents }) => ({ id, title, amountCents: priceCents }))}
      teamNames={[]}
      slug="ubuntu-braid-studio"
      today="2026-11-17"
      payoutsPath="/payouts"
      subscriptionPath="/subscription"
      bookingAddress={({ id }) => `/bookings?booking=${id}`}
    />
  );
}

const Site = createRoutesStub([
  {
    path: "/settings",
    loader: () => stored,
    HydrateFallback: () => null,
    Component: Page,
    action: async ({ request }) => {
      sent.push(JSON.parse(String((await request.formData()).get("settings"))));
      return answer();
    },
  },
]);

const show = () => render(<Site initialEntries={["/settings"]} />);

beforeEach(async () => {
  sent.length = 0;
  stored = bookingSettings;
  answer = () => {
    stored = { ...stored, ...sent.at(-1), version: stored.version + 1 } as typeof stored;
    return { ok: true, response: stored };
  };
  await page.viewport(1440, 900);
});

const save = () => page.getByRole("button", { name: "Save changes" });

test("X-91 a price of the page becomes a service with a length, under its own id", async () => {
  await show();
  const prices = page.getByRole("region", { name: "Also on your price list" });
  await expect.element(prices.getByText("Kanekalon hair")).toBeVisible();
  await prices.getByRole("button", { name: "Add a length: Kanekalon hair" }).click();
  await expect.element(prices).not.toBeInTheDocument();
  const row = page.getByRole("group", { name: "Kanekalon hair" });
  await expect.element(row.getByLabelText("Length")).toHaveFocus();
  await row.getByLabelText("Length").selectOptions("30 min");
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent.at(-1)?.services.at(-1)).toMatchObject({
    id: "00000000-0000-4000-8000-0000000000aa",
    title: "Kanekalon hair",
    priceCents: 2_500,
    durationMinutes: 30,
  });
});

test("BOOK-01 BOOK-02 what changed is named, saved as one and no longer waits", async () => {
  await show();
  await expect.element(page.getByRole("heading", { name: "Services" })).toBeVisible();
  await expect.element(save()).not.toBeInTheDocument();
  await page.getByLabelText("Offer a start time every").selectOptions("45 minutes");
  await page.getByRole("switch", { name: "Monday" }).click();
  await expect.element(page.getByText("Unsaved changes in Services and Hours")).toBeVisible();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent).toMatchObject([
    { slotLength: 45, version: 3, weekly: { monday: { enabled: true } } },
  ]);
});

test("a second window is added to a day and sent with it", async () => {
  await show();
  await page.getByLabelText("Tuesday from").fill("10:00");
  await page.getByLabelText("Tuesday until").fill("13:00");
  await page.getByRole("button", { name: "Add a second window on Tuesday" }).click();
  await page.getByLabelText("Tuesday second window from").fill("15:00");
  await page.getByLabelText("Tuesday second window until").fill("19:00");
  await save().click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    weekly: {
      tuesday: {
        startTime: "10:00",
        endTime: "13:00",
        second: { startTime: "15:00", endTime: "19:00" },
      },
    },
  });
});

test("BOOK-03 X-32 a price between the steps is refused beside its field, before it is sent", async () => {
  await show();
  const price = page.getByLabelText("Price");
  await price.fill("95.20");
  await save().click();
  await expect.element(page.getByText("Please enter a price in steps of 50 cents.")).toBeVisible();
  await expect.element(price).toHaveFocus();
  await expect.element(price).toHaveAttribute("step", "0.50");
  expect(sent).toEqual([]);
  await price.fill("95.50");
  await expect
    .element(page.getByText("Please enter a price in steps of 50 cents."))
    .not.toBeInTheDocument();
});

test("what is wrong with a service goes with it, and the focus stays in the list", async () => {
  await show();
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByLabelText("Price").first().fill("95.20");
  await save().click();
  const problem = page.getByText("Please enter a price in steps of 50 cents.");
  await expect.element(problem).toBeVisible();
  await page.getByRole("button", { name: "Remove Cornrows, adult" }).click();
  await expect.element(problem).not.toBeInTheDocument();
  const services = page.getByRole("region", { name: "Services" }).element();
  expect(services.contains(document.activeElement)).toBe(true);
});

test("X-88 an owner chooses how long requests hold their time, unless they confirm straight away", async () => {
  await show();
  const hold = page.getByLabelText("While a request waits for you, its time is");
  await expect.element(hold).toHaveValue("0");
  await hold.selectOptions("Held for 12 hours");
  await expect
    .element(page.getByText("A time is held for 12 hours,", { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText("Unsaved changes in Confirming")).toBeVisible();
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ requestHoldHours: 12 }]);
  await page.getByRole("radio", { name: /^Confirm straight away/ }).click();
  await expect.element(hold).not.toBeInTheDocument();
});

test("what the server refuses stands beside its field", async () => {
  const fields = { bookingLink: "Enter a full link, starting with https://" };
  answer = () => ({ ok: false, code: "bad_request", error: "Please check.", fields, values: {} });
  await show();
  await page.getByLabelText("Your own booking link").fill("adutsroom");
  await save().click();
  await expect.element(page.getByText(fields.bookingLink)).toBeVisible();
  await expect.element(page.getByLabelText("Your own booking link")).toHaveFocus();
});

describe("somebody else saves while the settings are edited: nothing typed is lost", () => {
  const findStartTimesField = () =>
    page.getByRole("combobox", { name: "Offer a start time every" });
  const [cornrows] = bookingSettings.services as [BookingSettings["services"][number]];

  async function change(theirs: Partial<BookingSettings>) {
    const take = answer;
    answer = () => {
      if (sent.length > 1) return take();
      stored = { ...bookingSettings, version: 4, ...theirs };
      return { ok: false, code: "conflict", error: "Changed.", fields: {}, values: {} };
    };
    vi.stubGlobal("fetch", async () => Response.json(stored));
    await show();
    await findStartTimesField().selectOptions("45 minutes");
    await page.getByLabelText("Price").fill("99.50");
    await save().click();
  }
  afterEach(() => vi.unstubAllGlobals());

  test("what only one side changed is saved together, unasked", async () => {
    const { monday } = bookingSettings.weekly;
    const weekly = { ...bookingSettings.weekly, monday: { ...monday, enabled: true } };
    const services = [{ ...cornrows, title: "Cornrows" }];
    await change({ weekly, services, daysAhead: 30 });
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({
      version: 4,
      slotLength: 45,
      weekly,
      daysAhead: 30,
      services: [{ id: cornrows.id, title: "Cornrows", priceCents: 9950 }],
    });
    await expect.element(save()).not.toBeInTheDocument();
  });

  test("of a field that both changed both values are shown, and mine stays unless theirs is chosen", async () => {
    await change({ slotLength: 60, services: [{ ...cornrows, priceCents: 10_000, price: 100 }] });
    await expect.element(page.getByLabelText("Keep mine: 45 minutes")).toBeChecked();
    await expect.element(page.getByLabelText("Keep mine: $99.50")).toBeChecked();
    await expect.element(findStartTimesField()).toHaveValue("45");
    await page.getByLabelText("Take theirs: $100.00").click();
    await save().click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({
      version: 4,
      slotLength: 45,
      services: [{ id: cornrows.id, priceCents: 10_000 }],
    });
  });

  test("discarding shows what they saved, and the next change is based on that", async () => {
    await change({ slotLength: 60 });
    await expect.element(page.getByLabelText("Take theirs: 60 minutes")).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.element(findStartTimesField()).toHaveValue("60");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await findStartTimesField().selectOptions("90 minutes");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await save().click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({ version: 4, slotLength: 90 });
  });
});

test("BOOK-04 hours are copied from one weekday to others, and dates to the week after", async () => {
  await show();
  await page.getByRole("button", { name: "Copy a day to…" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy hours" });
  await dialog.getByLabelText("Copy the hours of").selectOptions("friday");
  await dialog.getByRole("checkbox", { name: "Monday" }).click();
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.element(page.getByLabelText("Monday from")).toHaveValue("07:00");
  await page.getByText("Only on chosen dates").click();
  await page.getByRole("button", { name: "Add a date" }).click();
  await page.getByRole("button", { name: "Copy date 1 to the week after" }).click();
  await expect.element(page.getByLabelText("Date 2", { exact: true })).toHaveValue("2026-11-24");
});
