import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { enableBookings } from "../../e2e/support/bookings.ts";
import { waitForHydration } from "../../e2e/support/hydration.ts";
import { makeTestStore } from "../../e2e/support/market.ts";
import { createListing, edit, form, logInAs, save, slowTimeout } from "../../e2e/support/owners.ts";
import { makeOwner, makeSeller } from "../../e2e/support/people.ts";
import { expect, makeNewPerson, test } from "../../e2e/support/test.ts";
import { repositoryRoot } from "../../scripts/lib/paths.ts";
import { journeysProviderOrigin } from "../../scripts/stack/slot.ts";
import { inspectProcess } from "./inspect-process.ts";
import { listSourceFiles } from "./source-files.ts";

// Counts the product's files whose code runs while somebody does one thing, in the browser, the web server and the API.
// The lists lie in `results`: whoever changes that thing reads these files.

/** Records which files run during the act, and writes them down. */
async function record(page: Page, name: string, act: () => Promise<unknown>): Promise<void> {
  const api = await inspectProcess("api");
  const web = await inspectProcess("web");
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await api.takeScripts();
  await web.takeScripts();
  await act();
  const parts = {
    browser: listSourceFiles(await page.coverage.stopJSCoverage()),
    web: listSourceFiles(await web.takeScripts()),
    api: listSourceFiles(await api.takeScripts()),
  };
  api.close();
  web.close();
  const serverFileCount = new Set([...parts.web, ...parts.api]).size;
  const all = new Set(Object.values(parts).flat()).size;
  const lines = Object.entries(parts).map(
    ([part, files]) => `## ${part}: ${files.length}\n\n${files.join("\n")}\n`,
  );
  const folder =
    process.env.REQUEST_FILES_FOLDER ?? join(repositoryRoot, "tools/request-files/results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${name}.md`),
    `# ${name}: ${all} files, ${serverFileCount} of them on the servers\n\n${lines.join("\n")}`,
  );
  console.log(
    `${name}: ${all} files, ${serverFileCount} of them on the servers (browser ${parts.browser.length}, web ${parts.web.length}, api ${parts.api.length})`,
  );
  for (const files of Object.values(parts)) expect(files).not.toContain("apps/api/src/wiring.ts");
}

test("hours in place", async ({ page }) => {
  const owner = await makeOwner("Adut Lual");
  const business = await createListing(owner, true);
  await logInAs(page, owner);
  await page.goto(business.path);
  await edit(page, "operating hours");
  const editor = form(page, "Operating hours");
  await editor.getByLabel("Monday closes").fill("16:00");
  await record(page, "hours-in-place", () => save(editor));
});

test("guest booking", async ({ page }) => {
  const owner = await makeOwner("Adut Lual");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id);
  const guest = makeNewPerson();
  const main = page.getByRole("main");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(business.path);
  await page.getByRole("link", { name: "Book a time" }).click();
  await page.getByRole("link", { name: /^Wash/ }).click();
  const times = page.getByRole("group", { name: /^\w+day \d/ });
  const today = await times.getAttribute("data-date");
  await page.getByRole("link", { name: "Later days" }).click();
  await expect(times).not.toHaveAttribute("data-date", today ?? "");
  await page.getByText("10:00 am", { exact: true }).click();
  await main.getByLabel("Name", { exact: true }).fill(guest.fullName);
  await main.getByLabel("Email", { exact: true }).fill(guest.email);
  await waitForHydration(page);
  await record(page, "guest-booking", async () => {
    await page.getByRole("button", { name: "Request booking" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible(slowTimeout);
  });
});

test("two-store checkout", async ({ page }) => {
  const stores = [
    await makeTestStore("Kumasi Cloth", { name: "Adire wrap dress", cents: 14_900, stock: 3 }),
    await makeTestStore("Adaeze Pantry", { name: "Suya spice tin", cents: 1_650, stock: 9 }),
  ];
  await logInAs(page, await makeSeller("Ruth Danso"));
  for (const [index, { itemId }] of stores.entries()) {
    await page.goto(`/marketplace/item/${itemId.replace("ITM", "SKU")}`);
    await waitForHydration(page);
    await page
      .getByRole("button", { name: /Add to cart/i })
      .first()
      .click();
    const items = index === 0 ? /Cart, 1 item$/ : /Cart, 2 items/;
    await expect(page.getByRole("link", { name: items }).first()).toBeVisible(slowTimeout);
  }
  await page.goto("/marketplace/checkout");
  await expect(page.getByTestId("total")).toHaveText("$183.40", slowTimeout);
  await page.getByLabel(/^ *Street address/).fill("4/12 Plenty Road");
  await page.getByRole("combobox", { name: "Suburb" }).pressSequentially("Preston");
  await page.getByRole("option", { name: /Preston VIC 3072/ }).click(slowTimeout);
  // The page stays, because another site's page would take along what the browser counted.
  await page.route(`${journeysProviderOrigin}/**`, (route) => route.fulfill({ status: 204 }));
  const providerRequest = page.waitForRequest(`${journeysProviderOrigin}/**`);
  await record(page, "two-store-checkout", async () => {
    await page.getByRole("button", { name: /Pay with card/ }).click();
    await providerRequest;
  });
});
