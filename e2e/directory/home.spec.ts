import { expect, test } from "../support/test.ts";

test("DIR-HOME-01 DIR-HOME-02 DIR-HOME-08 X-47 the page has hero, statistics, spotlight, plans and features", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/directory");
  const main = page.getByRole("main");
  const buttons = [
    ["Become a Member", "/register"],
    ["Find a Business", "/directory/listings"],
    ["Register a Business", "/directory/add-business"],
  ] as const;
  const hero = main.getByRole("region", { name: "Welcome to the directory" });
  const links = hero.getByRole("link").filter({ hasText: / a (Member|Business)$/ });
  await expect(links).toHaveText(buttons.map(([name]) => name));
  for (const [index, [, path]] of buttons.entries())
    await expect(links.nth(index)).toHaveAttribute("href", path);
  const spotlight = main.getByRole("region", { name: "In the spotlight" });
  // Items, as the marketplace of the demo is open to everyone.
  await expect(spotlight.getByRole("article").first()).toBeVisible();
  expect(await spotlight.getByRole("article").count()).toBeLessThanOrEqual(24);
  await expect(main.getByRole("region", { name: /Made for finding/ })).toBeVisible();

  await test.step("the statistics match the API", async () => {
    const figures = page
      .getByRole("region", { name: "Directory statistics" })
      .locator("dd [aria-hidden]");
    const written = (count: number) => new Intl.NumberFormat("en-AU").format(count);
    // Somebody may register between the two.
    await expect(async () => {
      await page.reload();
      const { members, businesses } = await (await page.request.get("/api/dir/stats")).json();
      await expect(figures.nth(1)).toHaveText(written(members), { timeout: 2_000 });
      await expect(figures.nth(2)).toHaveText(written(businesses), { timeout: 2_000 });
    }).toPass();
  });
  await test.step("plans show both prices, and visitors are asked to sign in", async () => {
    const plans = page.getByRole("region", { name: "Simple plans" });
    await expect(plans.getByRole("article")).toHaveCount(3);
    await expect(plans.getByText("$4.95")).toBeVisible();
    await plans.getByText("Yearly", { exact: true }).click();
    await expect(plans.getByText("$4.95")).toBeHidden();
    await expect(plans.getByText("per year").first()).toBeVisible();
    await expect(plans.getByRole("link", { name: "Sign in to Upgrade" })).toHaveCount(2);
  });
});

test("DIR-HOME-03 the directory has its links, and an empty cart that opens", async ({ page }) => {
  await page.goto("/directory");
  const bar = page.getByRole("navigation", { name: "Directory" });
  await expect(bar.getByRole("link")).toHaveText([
    "Back to Explore",
    "Directory Home",
    "Add Business",
  ]);
  await page.getByRole("button", { name: "Cart, 0 items" }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await expect(cart.getByText("Your cart is empty.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
  await bar.getByRole("link", { name: "Back to Explore" }).click();
  await expect(page).toHaveURL("/");
});
