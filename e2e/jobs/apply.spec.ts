import { randomBytes } from "node:crypto";
import { demoPeople } from "@boab/demo/people";
import { waitForHydration } from "../support/hydration.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { expect, openSession, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });
const slowTimeout = { timeout: 30_000 };

const resume = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

test("JOB-08 JOB-12 somebody applies with a PDF, the owner reads it by a signed link, and they withdraw", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Achol ${randomBytes(3).toString("hex")}`;
  const email = `${randomBytes(6).toString("hex")}@people.example`;

  await test.step("a visitor finds the job on the board and sends the form", async () => {
    await page.goto("/directory/jobs?q=braider");
    await waitForHydration(page);
    await page.getByRole("checkbox", { name: "Victoria" }).check();
    await expect(page).toHaveURL(/state=VIC/, slowTimeout);
    await page.getByRole("link", { name: "Senior braider", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Senior braider" })).toBeVisible(
      slowTimeout,
    );
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.locator("form").getByLabel("Email", { exact: true }).first().fill(email);
    await page
      .getByLabel(/^Resume/)
      .setInputFiles({ name: "achol-resume.pdf", mimeType: "application/pdf", buffer: resume });
    await expect(page.getByText(/^Uploaded,/)).toBeVisible(slowTimeout);
    await page.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByRole("heading", { name: "Application sent" })).toBeVisible(slowTimeout);
  });
  const receipt = await waitForMail(email, /We sent your application for Senior braider/);

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const owner = await context.newPage();
  await test.step("the owner opens it on the page of the business, and reads the file", async () => {
    const person = demoPeople.find(({ role }) => role === "business owner");
    if (!person) throw new Error("no demo owner");
    await openSession(context, "signInWithPassword", person, baseURL);
    await owner.goto("/directory/listings/ubuntu-braid-studio");
    await owner.getByRole("button", { name: `View Details of ${name}` }).click(slowTimeout);
    await expect(owner.getByRole("heading", { level: 1, name })).toBeVisible(slowTimeout);
    await expect(owner.getByText("Viewed", { exact: true }).first()).toBeVisible();
    const opened = owner.waitForEvent("download");
    await owner.getByRole("link", { name: /^Resume/ }).click();
    const download = await opened;
    expect(download.suggestedFilename()).toBe("resume.pdf");
    expect(download.url()).toMatch(/X-Amz-Expires=300\b/);
  });
  await waitForMail(email, /opened your application/);

  await test.step("the applicant withdraws by the emailed link, and it is gone", async () => {
    await page.goto(findMailLink(receipt, "/directory/jobs/withdraw"));
    await expect(page).toHaveURL(/\/directory\/jobs\/withdraw\?link=\w{12}$/);
    await page.getByRole("button", { name: "Withdraw application" }).click();
    await expect(page.getByText("Your application has been withdrawn")).toBeVisible(slowTimeout);
    await owner.goto("/directory/listings/ubuntu-braid-studio/applications");
    await expect(owner.getByRole("heading", { name: "Applications" })).toBeVisible(slowTimeout);
    await expect(owner.getByText(name)).toHaveCount(0);
  });
  await context.close();
});
