import { randomBytes } from "node:crypto";
import { waitForMail } from "../support/mailbox.ts";
import { logInAs } from "../support/owners.ts";
import { makePerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const listing = "/directory/listings/ubuntu-braid-studio";

test("REV-08 X-36 a review gets a reply and a report, and a moderator removes it with a reason", async ({
  page,
  logIn,
}) => {
  test.setTimeout(120_000);
  const hana = await makePerson("Hana Tekle", { isVerified: true });
  // A second attempt finds the review of the first one there.
  const mark = randomBytes(3).toString("hex");
  const comment = `Quoted ${mark}, paid another price. Say it before, not after.`;
  const reviewArticle = page.getByRole("article").filter({ hasText: comment });

  await test.step("a member writes from the page of the business", async () => {
    await logInAs(page, hana);
    await page.goto(listing);
    await page.getByRole("link", { name: "Write a review" }).click();
    const dialog = page.getByRole("dialog", { name: "How was Ubuntu Braid Studio?" });
    await dialog.getByRole("button", { name: "Post review" }).click();
    await expect(dialog.getByText("Please choose from one to five stars.")).toBeVisible();
    await dialog.getByRole("radio", { name: "2 of 5: Fair" }).check({ force: true });
    await dialog.getByLabel("Your review").fill(comment);
    await dialog.getByLabel("I was a customer").check();
    await dialog.getByRole("button", { name: "Post review" }).click();
    await expect(dialog).toBeHidden();
    await expect(reviewArticle).toContainText("Hana (you)");
    await expect(reviewArticle.getByRole("button", { name: "Edit" })).toBeVisible();
  });

  await test.step("the owner replies and reports, and cannot delete", async () => {
    await logIn("business owner");
    await page.goto(`${listing}/reviews`);
    await reviewArticle.getByRole("button", { name: "Reply to Hana" }).click();
    const reply = page.getByRole("dialog", { name: "Reply to Hana" });
    await reply.getByLabel("Your reply").fill("You're right. We changed the price list.");
    await reply.getByRole("button", { name: "Post reply" }).click();
    await expect(reviewArticle).toContainText("We changed the price list.");
    await expect(reviewArticle.getByRole("button", { name: /Delete/ })).toHaveCount(0);
    await reviewArticle.getByRole("button", { name: "Report Hana's review" }).click();
    const report = page.getByRole("dialog", { name: "Report this review" });
    await report.getByLabel("It isn't about a real visit").check();
    await report.getByLabel("Tell us more").fill("Nobody of this name was here.");
    await report.getByRole("button", { name: "Send report" }).click();
    await expect(reviewArticle).toContainText("You reported this.");
    await waitForMail(hana.email, /replied to your review/, "We changed the price list.");
  });

  await test.step("a moderator removes it, and the writer reads why", async () => {
    await logIn("moderator");
    await page.goto("/admin/moderation");
    await page.getByRole("link", { name: new RegExp(`Quoted ${mark}`) }).click();
    await expect(page.getByText("Nobody of this name was here.")).toBeVisible();
    await page.getByLabel("Remove it").check();
    await page.getByLabel("Reason").selectOption("not real");
    await page.getByRole("button", { name: "Remove and email" }).click();
    await expect(page.getByText(/Review removed\./)).toBeVisible();
    await page.goto(`${listing}/reviews`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Reviews of");
    await expect(reviewArticle).toHaveCount(0);
    const mail = await waitForMail(hana.email, /We removed your review/, "a real visit");
    const path = /\/moderation\/[0-9a-f-]+/.exec(mail.text)?.[0] ?? "";
    await logInAs(page, hana);
    await page.goto(path);
    await page.getByLabel("Why should we look again?").fill("My sister booked the chair.");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Somebody else on our team will look again")).toBeVisible();
  });
});
