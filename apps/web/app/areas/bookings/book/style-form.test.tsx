import { styleRefusalCopy } from "@boab/contracts/bookings/copy";
import type { Service } from "@boab/contracts/bookings/settings";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { bookingSettings } from "#test/bookings.ts";
import { StyleForm } from "./style-form.tsx";

const cells = [
  {
    size: null,
    length: "Waist",
    priceCents: 9_000,
    minutesFrom: 60,
    minutesTo: 90,
    depositCents: 2_000,
  },
];
const braids: Service = {
  id: "00000000-0000-4000-8000-000000000001",
  title: "Box braids",
  price: 90,
  priceCents: 9_000,
  durationMinutes: 90,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  depositCents: null,
  styles: { sizes: [], lengths: ["Waist", "Hip"], cells },
  extras: [{ name: "Hair supplied", priceCents: 4_000, minutes: 0 }],
  preparation: ["Wash your hair."],
};

function render(props: Partial<Parameters<typeof StyleForm>[0]> = {}, search = "") {
  const element = (
    <StyleForm
      slug="ubuntu"
      service={braids}
      settings={{
        ...bookingSettings,
        team: [],
        hasWaitingList: true,
        payNow: true,
        maxRetainedRate: 0.3,
      }}
      firstChoice={{}}
      isRefused={false}
      {...props}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }], { initialEntries: [`/${search}`] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("it is a form of the URL, which works without JavaScript", () => {
  const html = render();
  expect(html).toMatch(/<form [^>]*action="\/directory\/listings\/ubuntu\/book" method="get"/);
  expect(html).toContain(`<input type="hidden" name="service" value="${braids.id}"/>`);
  expect(html).toMatch(/<input type="radio" required="" [^>]*name="length" value="Waist"/);
  expect(html).toMatch(
    /<input type="radio" required="" disabled="" [^>]*name="length" value="Hip"/,
  );
  expect(html).toContain("Wash your hair.");
});

test("a time that was chosen before stays chosen", () => {
  const html = render({}, "?date=2026-11-20&start=09%3A00");
  expect(html).toContain('<input type="hidden" name="date" value="2026-11-20"/>');
  expect(html).toContain('<input type="hidden" name="start" value="09:00"/>');
});

test("price, time and deposit of what is chosen are said, and nothing before", () => {
  expect(render()).not.toContain("60 minutes");
  const html = render({ firstChoice: { length: "Waist", extras: ["Hair supplied"] } });
  expect(html).toContain("1 to 1.5 hours");
  expect(html).toContain("$130.00");
  expect(html).toContain("Deposit if you pay now: $20.00");
  expect(html).toContain("Box braids, Waist");
});

test("what isn't offered is said where the page was asked for it", () => {
  const choice = { length: "Hip" };
  expect(render({ firstChoice: choice, isRefused: true })).toContain(
    styleRefusalCopy.style_not_offered.replaceAll("'", "&#x27;"),
  );
  expect(render({ firstChoice: choice })).not.toContain('role="alert"');
});

test("it keeps the person who was chosen before", () => {
  expect(render({}, "?with=TEAM-AAAAAAAA")).toContain(
    '<input type="hidden" name="with" value="TEAM-AAAAAAAA"/>',
  );
});
