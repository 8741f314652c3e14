import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { createListing, slowTimeout } from "../support/owners.ts";
import { makeOwner, makePerson, testPassword } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("X-20 an invitation names who invites to what, is accepted after logging in, and can be left again", async ({
  page,
}) => {
  const owner = await makeOwner("Zuri Achieng");
  const nephew = await makePerson("Kofi Achieng", { isVerified: true });
  const { id, path, businessName } = await createListing(owner, true);
  await owner.call("POST", `/dir/business/${id}/editors`, { inviteEmail: nephew.email });
  const mail = await waitForMail(nephew.email, /help manage/);

  await page.goto(findMailLink(mail, "/directory/invitation"));
  const heading = page.getByRole("heading", { level: 1, name: `Help manage ${businessName}` });
  await expect(heading).toBeVisible();
  // the token has left the address, and logging in leads back to the same invitation.
  await expect(page).toHaveURL(/\/directory\/invitation\?link=\w{12}$/);
  await expect(page.getByRole("main")).toContainText("Zuri Achieng invited you");
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.getByRole("main").getByLabel("Email").fill(nephew.email);
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(heading).toBeVisible(slowTimeout);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`), slowTimeout);

  const bar = page.getByRole("region", { name: "Your listing" });
  await bar.getByRole("button", { name: "Leave this listing" }).click(slowTimeout);
  const question = page.getByRole("dialog", { name: `Leave ${businessName}?` });
  await question.getByRole("button", { name: "Stay" }).click();
  await bar.getByRole("button", { name: "Leave this listing" }).click();
  await question.getByRole("button", { name: "Leave this listing" }).click();
  await expect(page).toHaveURL(/\/directory\/listings$/, slowTimeout);
  await expect(page.getByText(`You no longer help with ${businessName}.`)).toBeVisible();

  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: businessName })).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect((await nephew.call("GET", `/dir/business/${id}/editing`)).status).toBe(403);
});
