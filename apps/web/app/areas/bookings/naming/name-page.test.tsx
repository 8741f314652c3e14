import type { LinkedName, NameState } from "@boab/contracts/bookings/team-names";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { linkedName } from "#test/bookings.ts";
import { NamePage } from "./name-page.tsx";

function render(linked: LinkedName | null) {
  const element = <NamePage linked={linked} firstResult={undefined} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("the page shows the name and the services as customers would see them, and asks with two buttons", () => {
  const html = render(linkedName);
  for (const text of [
    "May Adut’s Braiding Room show your name?",
    "What customers would see",
    "Ada Obi",
    "Knotless braids and Trim",
    "Yes, show my name",
  ])
    expect(html).toContain(text);
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html.match(/method="post"/g)).toHaveLength(2);
});

test.each<[NameState, string, number]>([
  ["named", "Your name is shown", 1],
  ["declined", "Your name isn&#x27;t shown", 0],
  ["withdrawn", "Your name is no longer shown", 0],
])("%s says so, with what can still be done", (state, title, buttons) => {
  const html = render({ ...linkedName, state });
  expect(html).toContain(title);
  expect(html.match(/<button/g) ?? []).toHaveLength(buttons);
});

test("a link that no longer works shows no name", () => {
  const html = render(null);
  expect(html).toContain("This link no longer works");
  expect(html).not.toContain("<button");
});
