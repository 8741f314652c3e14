import { makeWriter, testPassword } from "../support/people.ts";
import { expect, openSession, test } from "../support/test.ts";

test("F-MAG-02 two tabs write on one document: the conflict is said, and nothing is lost", async ({
  page,
  context,
}) => {
  test.slow();
  const writer = await makeWriter("Abel Girma");
  await openSession(context, "signInWithPassword", { ...writer, password: testPassword });
  await page.goto("/test-editor");
  const story = page.getByRole("textbox", { name: "Your story" });
  await story.click();
  await page.keyboard.type("The beginning.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  const otherStory = other.getByRole("textbox", { name: "Your story" });
  await expect(otherStory).toHaveText("The beginning.");

  await story.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" In the first tab.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  await otherStory.click();
  await other.keyboard.press("Control+End");
  await other.keyboard.type(" In the second tab.");
  await expect(other.getByText("Someone else changed this while you were editing.")).toBeVisible({
    timeout: 15_000,
  });
  await expect(otherStory).toHaveText("The beginning. In the second tab.");
  await other.getByRole("button", { name: "Load the latest version to compare" }).click();
  const dialog = other.getByRole("dialog");
  await expect(
    dialog.getByRole("region", { name: "The latest version" }).getByText("In the first tab."),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Keep my version" }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByText(/^Saved /)).toBeVisible();

  // What lost is kept, and comes back.
  await other.getByRole("button", { name: "History" }).click();
  const history = other.getByRole("dialog", { name: "Version history" });
  const versions = history.getByRole("listitem");
  await expect(versions.first()).toBeVisible();
  const preview = other.getByRole("dialog", { name: /^Version of/ });
  for (const version of await versions.all()) {
    await version.getByRole("button", { name: /^Preview/ }).click();
    await expect(preview).toBeVisible();
    if ((await preview.getByText("In the first tab.").count()) > 0) break;
    await preview.getByRole("button", { name: "Close" }).last().click();
    await expect(preview).toBeHidden();
  }
  await preview.getByRole("button", { name: "Restore this version" }).click();
  await expect(preview).toBeHidden();
  await expect(otherStory).toHaveText("The beginning. In the first tab.");
});
