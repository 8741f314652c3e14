import {
  createListing,
  edit,
  form,
  logInAs,
  save,
  section,
  slowTimeout,
} from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

test("DIR-DET-06 a connection lost in the middle of a save or on the way to another page loses nothing", async ({
  page,
  context,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const { path } = await createListing(owner, true);
  await logInAs(page, owner);
  await page.goto(path);

  await test.step("without a connection nothing is saved, and the text stays", async () => {
    await edit(page, "about");
    const editor = form(page, "Basic information");
    await editor.getByLabel("Description").fill("Suya on Fridays.");
    await context.setOffline(true);
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor.getByRole("alert")).toBeVisible(slowTimeout);
    await expect(editor.getByLabel("Description")).toHaveValue("Suya on Fridays.");
    await context.setOffline(false);
  });

  await test.step("what was saved is shown, also when the connection goes right after", async () => {
    await page.route("**/directory/listings/*/view", (route) => route.abort());
    await save(form(page, "Basic information"));
    await expect(section(page, "info")).toContainText("Suya on Fridays.");
    const note = page.getByText("You'll see all of it here once you're back online.");
    await expect(note).toBeVisible();
    await page.unroute("**/directory/listings/*/view");
    await expect(note).toHaveCount(0, slowTimeout);
    await expect(section(page, "info")).toContainText("Suya on Fridays.");
  });

  await test.step("a pressed link keeps the page and says why", async () => {
    await context.setOffline(true);
    await page.getByRole("link", { name: "Directory Home" }).click();
    await expect(page.getByText(/^You're offline\./)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(section(page, "info")).toContainText("Suya on Fridays.");
    await context.setOffline(false);
    await expect(page.getByText(/^You're offline\./)).toHaveCount(0);
    await page.getByRole("link", { name: "Directory Home" }).click();
    await expect(page).toHaveURL(/\/directory$/);
  });
});
