import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import PaymentDifferences from "./payment-differences.tsx";

const Stub = createRoutesStub([
  {
    id: "differences",
    path: "/admin/payments/differences",
    Component: PaymentDifferences as never,
  },
]);

const check = {
  id: "0b0f2a5e-5a8e-4b9e-9b53-0d4f7a2c1e11",
  state: "done",
  scope: "hourly",
  requestedAt: "2026-11-15T00:00:00.000Z",
  from: null,
  to: null,
  payments: 0,
  repaired: 0,
  finishedAt: "2026-11-15T00:00:09.000Z",
  found: 0,
  settled: 0,
  problem: null,
  figures: null,
};

function render(checks: object[]) {
  const differences = { show: "open", checks, list: emptyList, open: 0 };
  const html = renderToStaticMarkup(
    <Stub
      initialEntries={["/admin/payments/differences"]}
      hydrationData={{ loaderData: { differences } }}
    />,
  );
  return html.replaceAll("&#x27;", "'");
}

test("before the first check has run, nothing is said to agree", () => {
  for (const checks of [[], [{ ...check, state: "running", finishedAt: null }]]) {
    const page = render(checks);
    expect(page).toContain("Not checked yet.");
    expect(page).not.toContain("Our records and Stripe's agree");
  }
});

test("after a check that found nothing, both sides agree as far as it looked", () => {
  const page = render([check]);
  expect(page).toContain("Our records and Stripe's agree, as far as the last check looked.");
  expect(page).not.toContain("Not checked yet.");
});
