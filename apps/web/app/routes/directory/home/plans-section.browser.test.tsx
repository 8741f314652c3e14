import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView } from "#lib/session/session-store.ts";
import { figures } from "#test/figures.ts";
import { member } from "#test/profiles.ts";
import { plansCopy } from "./copy.ts";
import { PlansSection } from "./plans-section.tsx";

const Site = createRoutesStub([
  { path: "/", Component: () => <PlansSection figures={{ ...figures, yearlyDiscount: 0 }} /> },
]);

const visitor = sessionStore.get();
afterEach(() => sessionStore.set(visitor));

test("SUB-01 SUB-03 SUB-04 the toggle shows what a year costs, and the choice goes along", async () => {
  sessionStore.set(toMemberView(member));
  const screen = await render(<Site initialEntries={["/"]} />);
  await expect.element(screen.getByText("$4.95")).toBeVisible();
  await expect.element(screen.getByText("Current Plan")).toBeVisible();
  const choose = screen.getByRole("link", { name: "Choose Pro" });
  const target = () => choose.element().getAttribute("href");
  expect(target()).toContain("choose=Pro&period=monthly");

  await screen.getByText("Yearly").click();
  await expect.element(screen.getByText("$59.40")).toBeVisible();
  await expect.element(screen.getByText("$179.40")).toBeVisible();
  expect(screen.getByText("$4.95").element().checkVisibility()).toBe(false);
  expect(target()).toContain("choose=Pro&period=yearly");
});

test("SUB-14 SUB-15 a visitor is asked to sign in, and keeps the plan they chose", async () => {
  const screen = await render(<Site initialEntries={["/"]} />);
  const promptLink = screen.getByRole("link", { name: plansCopy.signInToUpgrade });
  await expect.poll(() => promptLink.elements().length).toBe(2);
  expect(promptLink.elements().map((link) => link.getAttribute("href"))).toEqual([
    "/register?next=%2Fmy-account%2Fsubscription%3Fchoose%3DGrowing%26period%3Dmonthly",
    "/register?next=%2Fmy-account%2Fsubscription%3Fchoose%3DPro%26period%3Dmonthly",
  ]);
});

test("SUB-08 a Growing member sees the upgrade to Pro", async () => {
  sessionStore.set(toMemberView({ ...member, directorySubscriptionPlan: "Growing" }));
  const screen = await render(<Site initialEntries={["/"]} />);
  await expect.element(screen.getByRole("link", { name: "Upgrade to Pro" })).toBeVisible();
});
