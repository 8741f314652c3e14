import type { LinkedSuggestion, SuggestionAnswer } from "@boab/contracts/bookings/suggestions";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { linkedSuggestion } from "#test/bookings.ts";
import { SuggestionPage } from "./suggestion-page.tsx";
import { viewLinkedSuggestion } from "./suggestion-view.ts";

function render(answer: SuggestionAnswer, shown: LinkedSuggestion | null) {
  const element = (
    <SuggestionPage
      answer={answer}
      suggestion={shown}
      otherPath="/booking/new-time/decline?link=0123456789ab"
      firstResult={undefined}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("the page behind a link about another time has one button, both times, and a way to the other answer", () => {
  const html = render("accept", linkedSuggestion);
  expect(html.match(/<button/g)).toHaveLength(1);
  for (const text of [
    "Move your visit to Sat 28 Nov, 8:30 am?",
    "Saturday 21 November",
    "Saturday 28 November",
    "Knotless braids, small",
    "holds it for you until",
    "Yes, move it",
    'href="/booking/new-time/decline?link=0123456789ab"',
    'method="post"',
  ])
    expect(html).toContain(text);
  expect(render("decline", linkedSuggestion)).toContain("Keep my time</");
});

test("somebody who only asked for a time is offered to be booked", () => {
  const request = { ...linkedSuggestion, isConfirmed: false };
  expect(viewLinkedSuggestion(request, "accept").title).toBe("Book Sat 28 Nov, 8:30 am?");
  expect(viewLinkedSuggestion(request, "decline").text).toContain(
    "You're still asking for Sat 21 Nov, 7:00 am.",
  );
  expect(render("accept", request)).toContain("Yes, book it");
});

test("whoever paid reads what each answer means for their money", () => {
  const terms = { accept: "Free to cancel until Thursday.", decline: "You get everything back." };
  const paid = { ...linkedSuggestion, terms };
  expect(viewLinkedSuggestion(paid, "accept").text).toContain(terms.accept);
  expect(viewLinkedSuggestion(paid, "decline").text).toContain(terms.decline);
});

test.each<[LinkedSuggestion["state"], string]>([
  ["accepted", "See you on Sat 28 Nov"],
  ["declined", "You've kept your time"],
  ["lapsed", "Sat 28 Nov, 8:30 am is no longer held"],
  ["replaced", "Adut’s Braiding Room asks for another time now"],
  ["withdrawn", "Adut’s Braiding Room no longer asks for this"],
  ["gone", "Your visit has changed since"],
])("once it is %s there is nothing to press, and the page says so", (state, title) => {
  const ended = { ...linkedSuggestion, state };
  expect(viewLinkedSuggestion(ended, "accept").title).toBe(title);
  expect(render("accept", ended)).not.toContain("<button");
});

test("a link that no longer works shows nothing of a visit", () => {
  const html = render("accept", null);
  expect(html).toContain("This link no longer works");
  expect(html).not.toContain("<button");
});
