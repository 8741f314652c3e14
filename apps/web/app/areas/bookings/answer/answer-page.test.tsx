import type { LinkedRequest } from "@boab/contracts/bookings/request-links";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { linkedRequest } from "#test/bookings.ts";
import { AnswerPage } from "./answer-page.tsx";
import { type Answer, viewLinkedRequest } from "./answer-view.ts";

const request = linkedRequest;
const over = { confirm: false, decline: false };

function render(answer: Answer, shown: LinkedRequest | null) {
  const element = <AnswerPage answer={answer} request={shown} firstResult={undefined} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("the page behind a link in the owner's email has one button, and says what it is about", () => {
  const html = render("confirm", request);
  expect(html.match(/<button/g)).toHaveLength(1);
  for (const text of [
    "Confirm this booking",
    "Saturday 21 November",
    "7:00 am to 5:00 pm",
    "Knotless braids, small",
    "$420.00",
    "Abuk Majok, first visit",
    "My hair is short.",
  ])
    expect(html).toContain(text);
  expect(html).toContain('method="post"');
  expect(render("decline", request)).toContain("Decline Abuk&#x27;s request?");
});

test("a link that no longer works shows nothing of a request", () => {
  const html = render("confirm", null);
  expect(html).toContain("This link no longer works");
  expect(html).not.toContain("<button");
});

test.each<[Partial<LinkedRequest>, string]>([
  [{ bookingStatus: "confirmed" }, "Abuk is booked in"],
  [{ bookingStatus: "declined" }, "You declined this request"],
  [{ bookingStatus: "cancelled" }, "This booking is cancelled"],
  [{ bookingStatus: "completed" }, "This visit is over"],
  [{ bookingStatus: "expired" }, "This request has expired"],
  [{ hasChanged: true }, "Abuk changed this request"],
  [{}, "This time has passed"],
])("with %o there is nothing to press, and the page says why", (changes, title) => {
  const changed = { ...request, can: over, ...changes };
  expect(viewLinkedRequest(changed, "confirm").title).toBe(title);
  expect(render("confirm", changed)).not.toContain("<button");
});

test("nobody is said to be emailed who left no email", () => {
  const silent = { ...request, customerEmail: null, bookingStatus: "confirmed" as const };
  expect(viewLinkedRequest(silent, "confirm").text).toBe(
    "Abuk left no email, so please let them know yourself.",
  );
});
