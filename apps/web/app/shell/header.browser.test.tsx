import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { sessionView } from "#lib/session/session-store.ts";
import { member, people } from "#test/profiles.ts";
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

async function showHeader(profile: FullProfile | null = null) {
  sessionStore.set(sessionView(profile));
  await render(<Site initialEntries={["/contact-us"]} />);
}

afterEach(async () => {
  await page.viewport(1440, 900);
  window.scrollTo(0, 0);
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

const mainLinks = () =>
  page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link")
    .elements()
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("SHELL-16 SHELL-17 SHELL-18 SHELL-19 a visitor and an admin see the links that are theirs", async () => {
  await showHeader();
  expect(mainLinks()).toEqual([
    ["Home", "/"],
    ["Directory", "/directory"],
    ["Marketplace", "/marketplace-onboarding"],
  ]);
  sessionStore.set(sessionView(people.admin));
  await expect
    .poll(() => mainLinks().map(([label]) => label))
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
  expect(entries.getByRole("listitem").elements()).toHaveLength(6);
  expect(entries.getByText("Coming Soon").elements()).toHaveLength(4);
  expect(entries.getByRole("link").elements()).toHaveLength(2);
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
  const scrolledTo = async (y: number) => {
    const scrolled = new Promise((resolve) =>
      window.addEventListener("scroll", resolve, { once: true }),
    );
    window.scrollTo(0, y);
    await scrolled;
  };
  await scrolledTo(10);
  await expect.element(bar).not.toHaveAttribute("data-shrunk");
  await scrolledTo(11);
  await expect.element(bar).toHaveAttribute("data-shrunk");
  await expect.poll(() => bar.getBoundingClientRect().height).toBeLessThan(tall);
  await scrolledTo(0);
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
