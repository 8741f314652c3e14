import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bookingSettings } from "#test/bookings.ts";
import { readPostedValues } from "#test/posted-values.ts";
import { WalkInDialog } from "./walk-in-dialog.tsx";

const posted: Record<string, string>[] = [];
const [plain] = bookingSettings.services;
if (!plain) throw new Error("The settings have no service");

const braids = {
  ...plain,
  title: "Box braids",
  styles: {
    sizes: ["Medium"],
    lengths: ["Waist"],
    cells: [
      {
        size: "Medium",
        length: "Waist",
        priceCents: 20_000,
        minutesFrom: 180,
        minutesTo: 240,
        depositCents: null,
      },
    ],
  },
  extras: [
    { name: "Hair supplied", priceCents: 4_000, minutes: 0 },
    { name: "Take down", priceCents: 4_500, minutes: 60 },
  ],
};
const wash = { ...plain, id: "00000000-0000-4000-8000-0000000000ab", title: "Wash", extras: [] };

const Page = () => (
  <WalkInDialog
    settings={{ ...bookingSettings, services: [braids, wash] }}
    bookings={[]}
    now={{ date: "2026-11-17", time: "09:05" }}
    onClose={() => {}}
  />
);

const Site = createRoutesStub([
  {
    path: "/",
    Component: Page,
    action: async ({ request }) => {
      posted.push(await readPostedValues(request));
      return { ok: true, response: "BOOK-0000000A" };
    },
  },
]);

beforeEach(() => {
  posted.length = 0;
});

test("extras add to the price and the time of a walk-in, and are sent by name", async () => {
  await render(<Site />);
  const dialog = page.getByRole("dialog", { name: "Add a walk-in" });
  await expect.element(dialog.getByLabelText("Ends")).toHaveValue("13:00");
  await dialog.getByRole("checkbox", { name: "Hair supplied, + $40.00" }).click();
  await dialog.getByRole("checkbox", { name: "Take down, + $45.00, + 1 h" }).click();
  await expect.element(dialog.getByLabelText("Ends")).toHaveValue("14:00");
  await expect.element(dialog.getByText("$285.00 with extras")).toBeVisible();
  await dialog.getByRole("button", { name: "Add to today" }).click();
  await expect
    .poll(() => posted)
    .toMatchObject([
      {
        "style.size": "Medium",
        "style.length": "Waist",
        "style.extras.0": "Hair supplied",
        "style.extras.1": "Take down",
        minutes: "300",
      },
    ]);
});

test("another service starts without the extras of the one before", async () => {
  await render(<Site />);
  const dialog = page.getByRole("dialog", { name: "Add a walk-in" });
  await dialog.getByRole("checkbox", { name: "Take down, + $45.00, + 1 h" }).click();
  await dialog.getByLabelText("Service").selectOptions(wash.id);
  await expect.element(dialog.getByRole("checkbox")).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Add to today" }).click();
  await expect.poll(() => posted).toHaveLength(1);
  expect(Object.keys(posted[0] ?? {}).filter((name) => name.startsWith("style."))).toEqual([]);
});
