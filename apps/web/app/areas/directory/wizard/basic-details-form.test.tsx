import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { FormResult } from "#lib/api/form.ts";
import { BasicDetailsForm } from "./basic-details-form.tsx";

const makeForm = (result?: FormResult) => (
  <BasicDetailsForm
    firstResult={result}
    categories={["Restaurants", "Services"]}
    host="boab.example"
    suggested={{ email: "zuri@people.example", phone: undefined }}
  />
);

function render(result?: FormResult): string {
  const router = createMemoryRouter([{ path: "/", element: makeForm(result) }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("DIR-WIZ-01 the second step is a plain form prefilled with the member's email", () => {
  const page = render();
  expect(page).toContain('action="/directory/add-business?step=details"');
  expect(page).toContain('value="zuri@people.example"');
  expect(page).toContain("0 of 40 words");
  for (const name of ["businessName", "slug", "category", "phone", "email", "description"])
    expect(page).toContain(`name="${name}"`);
});

test("an invalid field shows its error and keeps its value", () => {
  const page = render({
    ok: false,
    code: "bad_request",
    error: "Please check what you entered and try again.",
    fields: { slug: "URL must be at least 3 characters." },
    values: { businessName: "Mama Zuri", slug: "mz", description: "Two words" },
  });
  expect(page).toContain("URL must be at least 3 characters.");
  expect(page).toContain('value="Mama Zuri"');
  expect(page).toContain("/directory/listings/<b");
  expect(page).toContain(">mz</b>");
  expect(page).toContain("2 of 40 words");
  expect(page).not.toContain("Please check what you entered");
});

test("SUB-20 a full plan shows a note above the form with an upgrade link", () => {
  const sentence = "Your Basic plan holds 1 listing.";
  const page = render({
    ok: false,
    code: "plan_limit_reached",
    error: sentence,
    fields: {},
    values: {},
  });
  expect(page).toContain(sentence);
  expect(page).toContain('href="/my-account/subscription"');
});
