import { listMailsTo, waitForMail } from "../support/mailbox.ts";
import { expect, findDemoPerson, test } from "../support/test.ts";

test("EDIT-10 X-59 an admin sends themselves the welcome email, by keyboard", async ({
  page,
  logIn,
}) => {
  await logIn("admin");
  await page.goto("/test");
  const { email } = findDemoPerson("admin");
  const field = page.getByLabel("Your email");
  const button = page.getByRole("button", { name: "Send the welcome email" });
  await expect(button).toBeDisabled();
  await field.fill("someone.else@people.example");
  await field.press("Enter");
  await expect(page.getByText(/^This only goes to your own email/).first()).toBeVisible();
  const before = await listMailsTo(email);
  await field.fill(email);
  await field.press("Enter");
  await waitForMail(email, /^Welcome to Boab$/, "", before);
});

for (const path of ["/test", "/test-editor", "/test-editor/DOC-000000"])
  test(`X-59 ${path} is not there for visitors and members`, async ({ page, logIn }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/pageNotFound=404/);
    await logIn("member");
    await page.goto(path);
    await expect(page).toHaveURL(/pageNotFound=404/);
  });
