import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { listing } from "#test/listings.ts";
import { BusinessPage } from "../business/business-page.tsx";
import { viewBusiness } from "../business/view-business.server.ts";
import { type Editing, EditingContext } from "./editing-context.ts";
import { PlanPanel } from "./plan-panel.tsx";

const view = viewBusiness(listing(), {
  now: new Date("2026-06-02T03:00:00Z"),
  origin: "https://boab.example",
  map: { styleUrl: null, embedUrl: null },
});

function pageFor(business: Parameters<typeof PlanPanel>[0]["business"] | null): string {
  const editing: Editing | null = business && {
    isOwner: true,
    view: null,
    banner: null,
    planPanel: <PlanPanel business={business} />,
    tools: () => null,
    hasOpenEditor: false,
    editor: () => null,
  };
  const page = (
    <EditingContext value={editing}>
      <BusinessPage
        view={view}
        reviews={{ count: 0, fact: null, action: null, body: null }}
        jobs={{ count: 0, body: null, applications: null }}
      />
    </EditingContext>
  );
  const router = createMemoryRouter([{ path: "/", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const sectionsIn = (html: string) =>
  Array.from(html.matchAll(/data-section="(\w+)"/g), ([, name]) => name);

describe("SUB-21 DIR-DET-02 the plan panel of a listing", () => {
  test("stands between social links and prices for those who manage it, and never for visitors", () => {
    const sections = sectionsIn(pageFor({ planName: "Growing", role: "editor" }));
    expect(sections.slice(3, 6)).toEqual(["socials", "plan", "prices"]);
    expect(sectionsIn(pageFor(null))).not.toContain("plan");
  });

  test.each([
    ["Basic", "Free, 1 live listing", "Compare plans", "/my-account/subscription"],
    ["Growing", "$4.95 a month, 1 live listing", "Upgrade to Pro", "?choose=Pro"],
    ["Pro", "$14.95 a month, 3 live listings", "Manage plan", "/my-account/subscription"],
  ])("%s leads its owner on", (planName, terms, label, to) => {
    const html = pageFor({ planName, role: "owner" });
    expect(html).toContain(terms);
    expect(html).toMatch(new RegExp(`href="[^"]*${to.replace("?", "\\?")}"[^>]*>${label}`));
  });

  test("an editor sees the plan and cannot change it", () => {
    const html = pageFor({ planName: "Pro", role: "editor" });
    expect(html).toContain("Only the owner can change the plan.");
    expect(html).not.toContain("/my-account/subscription");
  });
});
