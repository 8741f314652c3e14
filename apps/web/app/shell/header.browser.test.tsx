import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toSessionView } from "#lib/session/session-store.ts";
import { member, people } from "#test/profiles.ts";
import { cartCount } from "./cart-count.ts";
import { Header } from "./header.tsx";

const Site = createRoutesStub([
  {
    path: "*",
    Component: () => (
      <>
        <Header />
        <main className="h-[3000px]">Here</main>
      </>
    ),
  },
]);

async function showHeader(profile: FullProfile | null = null, path = "/contact-us") {
  sessionStore.set(toSessionView(profile));
  await render(<Site initialEntries={[path]} />);
}

afterEach(async () => {
  await page.viewport(1440, 900);
  window.scrollTo(0, 0);
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  cartCount.set(undefined);
});

const findMainLinks = () =>
  page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link")
    .elements()
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("SHELL-16 SHELL-17 SHELL-18 SHELL-19 a visitor and an admin see the links that are theirs", async () => {
  await showHeader();
  expect(findMainLinks()).toEqual([
    ["Home", "/"],
    ["Directory", "/directory"],
    ["Marketplace", "/marketplace-onboarding"],
  ]);
  sessionStore.set(toSessionView(people.admin));
  await expect
    .poll(() => findMainLinks().map(([label]) => label))
    .toEqual(["Home", "Directory", "Marketplace", "Media", "Wellbeing"]);
});

test("SHELL-22 SHELL-25 SHELL-26 SHELL-27 the portal menu opens on hover and on focus", async () => {
  await showHeader();
  const trigger = page.getByRole("button", { name: "All areas" });
  const panel = () =>
    document.getElementById(trigger.element().getAttribute("aria-controls") ?? "") as HTMLElement;
  await expect.element(panel()).not.toBeVisible();
  await trigger.hover();
  await expect.element(panel()).toBeVisible();
  const entries = page.elementLocator(panel());
  expect(entries.getByRole("listitem").elements()).toHaveLength(7);
  expect(entries.getByText("Coming Soon").elements()).toHaveLength(4);
  const linkTargets = entries
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(linkTargets).toEqual([
    "/directory",
    "/marketplace-onboarding",
    "/opening/media",
    "/opening/wellbeing",
    "/opening/marketplace",
    "/directory/jobs",
  ]);
  await page.getByRole("main").hover();
  await expect.element(panel()).not.toBeVisible();

  // The theme button stands before it.
  (page.getByRole("button", { name: "Light or dark" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(trigger).toHaveFocus();
  await expect.element(panel()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeVisible();
  await expect.element(trigger).toHaveFocus();
});

test("SHELL-23 the header shrinks past 10 px and grows back at the top", async () => {
  await showHeader();
  const bar = document.querySelector("header > div") as HTMLElement;
  const tall = bar.getBoundingClientRect().height;
  const scrollPageTo = async (y: number) => {
    const scrollEvent = new Promise((resolve) =>
      window.addEventListener("scroll", resolve, { once: true }),
    );
    window.scrollTo(0, y);
    await scrollEvent;
  };
  await scrollPageTo(10);
  await expect.element(bar).not.toHaveAttribute("data-shrunk");
  await scrollPageTo(11);
  await expect.element(bar).toHaveAttribute("data-shrunk");
  await expect.poll(() => bar.getBoundingClientRect().height).toBeLessThan(tall);
  await scrollPageTo(0);
  await expect.element(bar).not.toHaveAttribute("data-shrunk");
  await expect.poll(() => bar.getBoundingClientRect().height).toBe(tall);
});

test("SHELL-12 SHELL-24 a phone gets a greeting and a menu button with the account in it", async () => {
  await page.viewport(390, 844);
  await showHeader(member);
  await expect.element(page.getByText("welcome Amara Okafor")).toBeVisible();
  const account = page.getByRole("link", { name: "Account", exact: true });
  await expect.element(account).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect.element(account).toBeVisible();
  await expect.element(account).toHaveAttribute("href", "/account-management");
  await account.click();
  await expect.element(account).not.toBeInTheDocument();
});

test("SHELL-11 on a large screen the account link is the person's own address", async () => {
  await showHeader(member);
  await page.getByRole("button", { name: /Hi, Amara/ }).click();
  await expect
    .element(page.getByRole("link", { name: "Account", exact: true }))
    .toHaveAttribute("href", "/@amara.okafor");
});

test("MKT-06 X-62 the menu of small screens is there up to 768 px, and closed from 769 px on", async () => {
  await page.viewport(768, 900);
  await showHeader(member);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const panel = page.getByRole("navigation", { name: "Main, small screen" });
  await expect.element(panel).toBeVisible();
  await page.viewport(769, 900);
  await expect.element(panel).not.toBeInTheDocument();
});

test("SHELL-24 the cart has no number before it is known, and none while it is empty", async () => {
  await showHeader(people["approved merchant"]);
  const cart = page.getByRole("link", { name: /^Cart/ });
  await expect.element(cart).toHaveAccessibleName("Cart");
  await expect.element(cart).toHaveTextContent("");
  cartCount.set(0);
  await expect.element(cart).toHaveAccessibleName("Cart, 0 items");
  await expect.element(cart).toHaveTextContent("");
  cartCount.set(1);
  await expect.element(cart).toHaveAccessibleName("Cart, 1 item");
  await expect.element(cart).toHaveTextContent("1");
});

test("on a phone in the marketplace the header has the cart once the marketplace's own bar is gone", async () => {
  await page.viewport(390, 844);
  cartCount.set(2);
  await showHeader(people["approved merchant"], "/marketplace/browse");
  const cart = page.getByRole("link", { name: "Cart, 2 items" });
  const greeting = page.getByText(/^welcome /);
  await expect.element(greeting).toBeVisible();
  expect(cart.elements()).toHaveLength(0);
  window.scrollTo(0, 400);
  await expect.element(cart).toBeVisible();
  expect(greeting.elements()).toHaveLength(0);
});
