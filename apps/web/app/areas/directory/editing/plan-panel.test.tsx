import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { makeListing } from "#test/listings.ts";
import { planStatusCases } from "#test/plan-statuses.ts";
import { BusinessPage } from "../business/business-page.tsx";
import { sectionOrder } from "../business/sections.ts";
import { viewBusiness } from "../business/view-business.server.ts";
import { EditingContext, type EditingControls } from "./editing-context.ts";
import { PlanDetails } from "./plan-panel.tsx";

const view = viewBusiness(makeListing(), {
  now: new Date("2026-06-02T03:00:00Z"),
  origin: "https://boab.example",
  map: { styleUrl: null, embedUrl: null },
});

type Details = Parameters<typeof PlanDetails>[0];

function renderPlanPage(business: Details["business"] | null, status?: Details["status"]): string {
  const editing: EditingControls | null = business && {
    isOwner: true,
    rights: [],
    isManager: true,
    view: null,
    banner: null,
    planPanel: <PlanDetails business={business} status={status} />,
    tools: () => null,
    hasOpenEditor: false,
    editor: () => null,
  };
  const page = (
    <EditingContext value={editing}>
      <BusinessPage
        view={view}
        reviews={{ count: 0, rating: null, action: null, body: null }}
        jobs={{ count: 0, body: null, applications: null }}
      />
    </EditingContext>
  );
  const router = createMemoryRouter([{ path: "/", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const listSectionNames = (html: string) =>
  Array.from(html.matchAll(/data-section="(\w+)"/g), ([, name]) => name);

describe("SUB-21 DIR-DET-02 the plan panel of a listing", () => {
  test("stands between social links and prices for those who manage it, and never for visitors", () => {
    const sections = listSectionNames(renderPlanPage({ planName: "Growing", role: "editor" }));
    expect(sections.slice(3, 6)).toEqual(["socials", "plan", "prices"]);
    expect(listSectionNames(renderPlanPage(null))).not.toContain("plan");
  });

  test("DIR-DET-02 the sections of those who manage it stand in the specified order", () => {
    const specifiedOrder = [
      "cover",
      "logo",
      "info",
      "socials",
      "plan",
      "prices",
      "payment",
      "video",
      "gallery",
      "address",
      "hours",
      "catalog",
      "bookings",
      "reviews",
      "jobs",
      "applications",
    ];
    expect([...sectionOrder]).toEqual(specifiedOrder);
    const shown = listSectionNames(renderPlanPage({ planName: "Growing", role: "owner" }));
    expect(shown).toEqual(specifiedOrder.filter((section) => shown.includes(section)));
    expect(shown.indexOf("jobs")).toBeGreaterThan(shown.indexOf("reviews"));
  });

  test.each([
    ["Basic", "1 live listing", "Compare plans", "/my-account/subscription"],
    ["Growing", "1 live listing", "Upgrade to Pro", "?choose=Pro"],
    ["Pro", "3 live listings", "Manage plan", "/my-account/subscription"],
  ])("%s leads its owner on", (planName, terms, label, to) => {
    const html = renderPlanPage({ planName, role: "owner" });
    expect(html).toContain(terms);
    expect(html).toMatch(new RegExp(`href="[^"]*${to.replace("?", "\\?")}"[^>]*>${label}`));
  });

  test.each(planStatusCases)("SUB-19 %s reads: %s", (_what, line, status) => {
    const html = renderPlanPage({ planName: status.planName, role: "owner" }, status);
    expect(html).toContain(`>${line}<`);
  });

  test("an editor sees the plan and cannot change it", () => {
    const html = renderPlanPage({ planName: "Pro", role: "editor" });
    expect(html).toContain("Only the owner can change the plan.");
    expect(html).not.toContain("/my-account/subscription");
  });
});
