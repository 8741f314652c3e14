import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { waitlistPlace } from "#test/bookings.ts";
import { readPostedValues } from "#test/posted-values.ts";
import { JoinPage } from "./join-page.tsx";
import type { JoinView } from "./load-join.server.ts";

const view: JoinView = {
  service: null,
  style: {},
  timeZone: "Australia/Perth",
  date: "2026-11-21",
  days: [
    { date: "2026-11-21", title: "Sat 21 Nov", note: "Full" },
    {
      date: "2026-11-22",
      title: "Sun 22 Nov",
      note: "2 times",
    },
  ],
};

const posted: Record<string, string>[] = [];
let answer: unknown;

let email: string | null;

const Page = () => (
  <JoinPage
    business={{ slug: "aduts", name: "Adut's" }}
    view={view}
    email={email}
    firstResult={undefined}
  />
);

async function open(signedInEmail: string | null) {
  email = signedInEmail;
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: Page,
      action: async ({ request }) => {
        posted.push(await readPostedValues(request));
        return answer;
      },
    },
  ]);
  await render(<Stub />);
}

beforeEach(() => {
  posted.length = 0;
});

test("a guest chooses days by keyboard, and is told to check their email", async () => {
  answer = { ok: true, response: { place: null, message: "Check your email." } };
  await open(null);
  const sunday = page.getByRole("checkbox", { name: /^Sun 22 Nov/ });
  await expect.element(page.getByRole("checkbox", { name: /^Sat 21 Nov/ })).toBeChecked();
  (sunday.element() as HTMLInputElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(sunday).toBeChecked();
  await page.getByLabelText("Latest start").fill("12:00");
  await page.getByLabelText("Email", { exact: true }).fill("abuk@people.example");
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect.element(page.getByRole("heading", { name: "Check your email" })).toHaveFocus();
  expect(posted).toEqual([
    expect.objectContaining({
      "day.2026-11-21": "2026-11-21",
      "day.2026-11-22": "2026-11-22",
      latestStart: "12:00",
      customerEmail: "abuk@people.example",
    }),
  ]);
});

test("what is missing is said where it is missing, and what was chosen stays", async () => {
  answer = {
    ok: false,
    code: "bad_request",
    error: "Please check the form.",
    fields: { dates: "Choose at least one day." },
    values: {},
  };
  await open(null);
  await page.getByRole("checkbox", { name: /^Sat 21 Nov/ }).click({ force: true });
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect.element(page.getByText("Choose at least one day.")).toBeVisible();
});

test("a member types no email, and is on the list at once", async () => {
  answer = { ok: true, response: { place: waitlistPlace, message: "You're on the waiting list." } };
  await open("abuk@people.example");
  await expect.element(page.getByText("abuk@people.example")).toBeVisible();
  expect(page.getByLabelText("Email", { exact: true }).query()).toBeNull();
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect.element(page.getByRole("heading", { name: "You're on the list" })).toBeVisible();
  await expect.element(page.getByText(/Sat 21 Nov and Sun 22 Nov/)).toBeVisible();
});
