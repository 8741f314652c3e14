import { readFile } from "node:fs/promises";
import { enableBookings } from "../support/bookings.ts";
import { createListing, logInAs } from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const hourMs = 3_600_000;
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Australia/Melbourne",
  dateStyle: "short",
  timeStyle: "short",
});

/** Day and time in Melbourne, so many hours ago. */
function getHoursAgo(hours: number) {
  const [date = "", start = ""] = clock.format(Date.now() - hours * hourMs).split(" ");
  return { date, start };
}

test("an owner sees what visits brought in, and saves them as a file", async ({ page }) => {
  test.setTimeout(120_000);
  const owner = await makeOwner("Achol Deng");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id);
  const settings = await owner.call("GET", `/dir/business/${business.id}/booking-settings`);
  const [wash] = (await settings.json()).services;
  const visits = [
    { ...getHoursAgo(5), action: "complete" },
    { ...getHoursAgo(3), action: "no-show" },
  ];
  for (const { action, ...slot } of visits) {
    const path = `/dir/business/${business.id}/walk-ins`;
    const added = await owner.call("POST", path, { ...slot, serviceId: wash.id });
    expect(added.status, await added.clone().text()).toBe(201);
    const { id } = await added.json();
    expect((await owner.call("PUT", `/dir/bookings/${id}`, { action })).status).toBe(200);
  }
  await logInAs(page, owner);
  const main = page.getByRole("main");

  await test.step("for the days they choose", async () => {
    await page.goto(`${business.path}/bookings`);
    await page.getByRole("link", { name: "Takings" }).click();
    await expect(page.getByRole("heading", { name: "Takings", exact: true })).toBeVisible();
    await page.getByLabel("First day").fill(visits[1]?.date ?? "");
    await page.getByLabel("Last day").fill("2020-01-01");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByLabel("Last day")).toHaveAccessibleDescription(
      "Choose a last day on or after the first one, and no more than 12 months.",
    );
    await page.getByLabel("First day").fill(visits[0]?.date ?? "");
    await page.getByLabel("Last day").fill(visits[1]?.date ?? "");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(main).toContainText("1 no-show");
    const byService = page.getByRole("table", { name: /^Takings by service/ });
    await expect(byService.getByRole("row", { name: /^Wash/ })).toContainText("$50.00");
  });

  await test.step("and as a file for a spreadsheet", async () => {
    const started = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download as CSV" }).click();
    const file = await readFile(await (await started).path(), "utf8");
    expect(file).toContain('"Wash","Nobody named","1",');
    expect(file).toContain('"50.00","0.00","0.00","0.00","0.00"');
  });
});
