import { storeCopy } from "@boab/contracts/marketplace/copy";
import { marketplaceErrors } from "@boab/contracts/marketplace/errors";
import { waitForMail } from "../support/mailbox.ts";
import { insertPaidOrder } from "../support/orders.ts";
import { makePerson, makeSeller, testPassword } from "../support/people.ts";
import { drawPicture } from "../support/pictures.ts";
import { expect, openSession, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";

// Two pictures are processed, and the provider's pages come in between.
test.describe.configure({ timeout: 150_000 });
const slowTimeout = { timeout: 30_000 };

/** `Monday 11 January`, of a day that was written in UTC. */
const formatDay = (date: Date) =>
  new Intl.DateTimeFormat("en-AU", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  })
    .format(date)
    .replace(",", "");

test("STORE-10 STORE-11 SHELL-06 SOLD-07 a seller opens a store, goes on holiday and live, sends what was sold and deletes it", async ({
  page,
  browser,
}) => {
  const seller = await makeSeller("Abena Mensah");
  await openSession(page.context(), "signInWithPassword", { ...seller, password: testPassword });
  const expectToast = await recordToasts(page);
  const name = `Kumasi Cloth ${seller.id.slice(0, 6)}`;
  const encoded = Buffer.from(seller.id).toString("base64url");

  await test.step("from the launch page to a store of their own", async () => {
    await page.goto("/marketplace-onboarding");
    await page.getByRole("link", { name: "Create your store" }).click();
    await page.getByLabel("Store name").fill(name);
    await page.getByLabel("Location").fill("Sunshine VIC");
    await page.getByRole("button", { name: "Create store" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible(slowTimeout);
    await expectToast(storeCopy.created);
    await expect(page.getByRole("heading", { name: "Seller Dashboard" })).toBeVisible();
  });
  const storeUrl = page.url();

  await test.step("a header with its focal point, and a logo", async () => {
    await page.getByRole("link", { name: "Edit header" }).click();
    await page.getByLabel("Header photo").setInputFiles(await drawPicture(page, "#1f5b46"));
    const ring = page.getByRole("slider", { name: /stays in view on desktop/ });
    await expect(ring).toBeVisible(slowTimeout);
    await ring.press("Shift+ArrowUp");
    await expect(ring).toHaveAttribute("aria-valuetext", /45% from the top/);
    await page.getByRole("button", { name: "Save position" }).click();
    await expectToast("Saved");
    await page.getByRole("link", { name: "Done" }).click();
    await page.getByRole("link", { name: "Edit logo" }).click();
    await page.getByLabel("Logo photo").setInputFiles(await drawPicture(page, "#b4411c"));
    await expect(page.getByRole("slider")).toBeVisible(slowTimeout);
    await page.getByRole("link", { name: "Done" }).click();
    const pictures = () =>
      page
        .locator("main img")
        .evaluateAll((all) => all.map((image) => image.getAttribute("src")).join(" "));
    for (const part of ["header_desktop_", "profile_mobile_"])
      await expect.poll(pictures).toContain(part);
    expect(await pictures()).not.toContain(seller.id);
  });

  await test.step("on holiday: the page says so, until they are back", async () => {
    const backOn = new Date(Date.now() + 30 * 24 * 3_600_000);
    await page.getByLabel("Back on").fill(backOn.toISOString().slice(0, 10));
    await page.getByLabel("Message and automatic reply").fill("In Kumasi buying cloth.");
    await page.getByRole("button", { name: "Go on holiday" }).click();
    await expect(page.getByText("On holiday", { exact: true })).toBeVisible(slowTimeout);
    const other = await makeSeller("Yaw Boateng");
    const context = await browser.newContext();
    await openSession(context, "signInWithPassword", { ...other, password: testPassword });
    const visitor = await context.newPage();
    await visitor.goto(`/marketplace/${encoded}`);
    await expect(visitor).toHaveURL(storeUrl);
    await expect(visitor.getByText(`Back on ${formatDay(backOn)}`)).toBeVisible();
    await visitor.getByLabel("Tell me when they're back").fill(other.email);
    await visitor.getByRole("button", { name: "Tell me" }).click();
    await expect(visitor.getByText(storeCopy.backAsked)).toBeVisible(slowTimeout);
    await context.close();
    await page.getByRole("button", { name: /open my store/ }).click();
    await expect(page.getByRole("button", { name: "Go on holiday" })).toBeVisible(slowTimeout);
  });

  await test.step("live through Stripe's onboarding, with a Merchant ID", async () => {
    await page.getByRole("link", { name: "Go Live" }).click();
    await expect(
      page.getByRole("heading", { name: "Activate your store to start selling!" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Set up payouts" }).click();
    await page.getByLabel("Full name").fill("Abena Mensah");
    await page.getByRole("button", { name: "Agree and submit" }).click();
    await expect(page.getByText("Payouts enabled")).toBeVisible(slowTimeout);
    await page.getByRole("link", { name: "Back to Go Live" }).click();
    await expect(page.getByRole("link", { name: "Add your first item" })).toBeVisible(slowTimeout);
    await page.getByRole("link", { name: "Next: Merchant ID" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(storeCopy.merchantIdInvalid)).toBeVisible();
    await page.getByRole("textbox", { name: "Merchant ID" }).fill("ABCDEFGHJKLM2");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Change" })).toBeVisible(slowTimeout);
    await page.getByRole("link", { name: "Finish" }).click();
    await expect(page.getByText("Payment account confirmed")).toBeVisible(slowTimeout);
  });

  const buyer = await makePerson("Ruth Danso", { isVerified: true });
  const { orderId, itemName } = await insertPaidOrder(seller, buyer);

  await test.step("X-69 not deleted while a buyer waits", async () => {
    await page.getByRole("button", { name: "Delete store" }).click();
    await expect(
      page.getByText("Are you sure you want to delete this store? This action cannot be undone."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete store" }).click();
    await page.getByRole("button", { name: "Yes, delete" }).click();
    await expect(page.getByText(marketplaceErrors.store_has_orders.sentence)).toBeVisible(
      slowTimeout,
    );
  });

  await test.step("sent: the buyer gets the tracking number by email", async () => {
    await page.getByRole("link", { name: "Sold", exact: true }).click();
    const order = page.getByRole("listitem").filter({ hasText: `Order ${orderId}` });
    await order.getByLabel("Tracking number").fill("SN 4471 8926");
    await order.getByRole("button", { name: "Save" }).click();
    await expectToast("Tracking info updated!");
    await expect(order.getByText("Sent", { exact: true })).toBeVisible(slowTimeout);
    const mail = await waitForMail(buyer.email, new RegExp(`On its way: ${itemName}`), orderId);
    expect(mail.text).toContain("Tracking number: SN44718926");
  });

  await test.step("deleted once everything is on its way", async () => {
    await page.goto(storeUrl);
    await page.getByRole("button", { name: "Delete store" }).click();
    await page.getByRole("button", { name: "Yes, delete" }).click();
    await expect(page).toHaveURL(/\/marketplace$/, slowTimeout);
    await page.goto(storeUrl);
    await expect(page.getByText("We couldn't find that store.")).toBeVisible();
  });
});
