import { edit, form, makeUniqueName, save, slowTimeout } from "../support/owners.ts";
import { grantDirectoryAccess } from "../support/people.ts";
import { becomeMember, expect, makeNewPerson, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

test.use({ viewport: { width: 390, height: 844 } });

test("GUARD-17 DIR-WIZ-01 DIR-WIZ-02 DIR-DET-08 somebody without access asks for it in the wizard, comes back to it, and goes live on a phone", async ({
  page,
  browser,
}) => {
  await becomeMember(page, makeNewPerson());
  await page.goto("/directory/add-business");
  await expect(page.getByRole("navigation", { name: "Directory" })).toBeVisible();

  await test.step("the request opens in the wizard and says how long it takes", async () => {
    await expect(page.getByText(/within two business days/)).toBeVisible();
    await page.getByRole("button", { name: "Request directory access" }).click();
    const dialog = page.getByRole("dialog", { name: "Request directory access" });
    await dialog.getByLabel("Reason").fill("I run a restaurant in Footscray.");
    await dialog.getByRole("button", { name: "Send request" }).click();
    await expect(dialog.getByRole("status")).toContainText("Request sent.", slowTimeout);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(page.getByText("We've got your request")).toBeVisible(slowTimeout);
  });

  await test.step("once it is granted, the open page goes on", async () => {
    const { profile } = await (await page.request.get("/api/session")).json();
    await grantDirectoryAccess(profile.id);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByRole("link", { name: "Add your business" }).click(slowTimeout);
  });

  const name = makeUniqueName();
  await test.step("a number that is hardly complete is questioned, and words over the limit are counted", async () => {
    await page.getByLabel("Business name").fill(name);
    await page.getByLabel("Category").selectOption("Restaurants");
    await page.getByLabel("Phone").fill("0412 34");
    await page.getByLabel("Description").fill("Jollof ".repeat(44));
    await expect(page.getByText("44 of 40 words: 4 words over")).toBeVisible();
    await expect(page.getByText(/^Is this number complete\?/)).toBeVisible(slowTimeout);
    await page.getByLabel("Phone").fill("0412 345 678");
    await page.getByLabel("Description").fill("Jollof, suya and stories.");
    await page.getByRole("button", { name: "Create listing" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible(slowTimeout);
  });

  const call = page.getByRole("link", { name: /^Call/ });
  await test.step("the checklist leads to what is missing, and nothing covers the form", async () => {
    await page.getByText("Your page: 0 of 7 done").waitFor(slowTimeout);
    await page.getByRole("button", { name: "Add your address" }).click();
    const editor = form(page, "Address");
    await expect(editor.getByLabel("Street")).toBeFocused();
    await expect(editor.getByLabel("Street")).toBeInViewport();
    await expect(call).toHaveCount(0);
    await editor.getByLabel("Street").fill("12 Rose Street");
    await editor.getByRole("combobox", { name: "Suburb" }).fill("Footscray");
    await editor.getByLabel("State").selectOption("VIC");
    await editor.getByLabel("Postcode").fill("3011");
    await save(editor);
    await expect(page.getByText("Your page: 1 of 7 done")).toBeVisible();
  });

  await test.step("going live is a moment to share", async () => {
    await page.getByRole("region", { name: "Your listing" }).getByRole("switch").click();
    const dialog = page.getByRole("dialog", { name: "Your page is live" });
    await expect(dialog.getByRole("img", { name: `QR code that opens ${name}` })).toBeVisible(
      slowTimeout,
    );
    await expect(dialog.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /wa\.me/);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(call.first()).toBeVisible();
  });

  await test.step("and looks as visitors see it", async () => {
    await page.getByRole("button", { name: "View as visitor" }).click();
    await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(0);
    await expect(page.getByText(/^Managed by the owner since/)).toBeVisible();
    await page.getByRole("button", { name: "Back to editing" }).click();
    await edit(page, "about");
  });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  await visitor.context().close();
});
