import { enableBookings } from "../support/bookings.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { slowTimeout } from "../support/owners.ts";
import { makePayableBusiness } from "../support/payees.ts";
import { payByCard } from "../support/provider.ts";
import { expect, makeNewPerson, test } from "../support/test.ts";

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 390, height: 844 } });

const cell = (length: string, minutes: number, priceCents: number) => ({
  size: "Medium",
  length,
  priceCents,
  minutesFrom: minutes,
  minutesTo: minutes,
  depositCents: 5_000,
});

const braids = {
  title: "Box braids",
  priceCents: 0,
  durationMinutes: 60,
  depositCents: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  styles: {
    sizes: ["Medium"],
    lengths: ["Shoulder", "Waist"],
    cells: [cell("Shoulder", 120, 20_000), cell("Waist", 240, 24_000)],
  },
};

const getDayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
    Date.now() + days * 86_400_000,
  );

/** A change reaches the search within five seconds, and a list may be kept for ten. */
const searchDelay = { timeout: 30_000, intervals: [500, 1_000, 2_000] };

test("X-104 X-100 a guest finds a free day, books a style with a deposit, moves it, and cancels in time", async ({
  page,
}) => {
  const { owner, businessId, businessName, path } = await makePayableBusiness("Abena Mensah", []);
  await enableBookings(owner, businessId, {
    payNow: true,
    payLater: false,
    confirmsInstantly: true,
    changeNoticeHours: 48,
    services: [braids],
  });
  const guest = makeNewPerson();
  const main = page.getByRole("main");
  const day = getDayAhead(9);

  await test.step("a tapped time of the search leads to the styles, and stays chosen", async () => {
    const card = page.getByRole("article").filter({ hasText: businessName });
    await expect(async () => {
      await page.goto(`/directory/listings?q=${encodeURIComponent(businessName)}&day=${day}`);
      await card.getByRole("link", { name: /^Book .*, 8:30 am at / }).click({ timeout: 1_000 });
    }).toPass(searchDelay);
    await main.getByRole("radio", { name: /^Medium/ }).check();
    await main.getByRole("radio", { name: /^Waist/ }).check();
    await expect(main.getByRole("status").filter({ hasText: "$240.00" })).toBeVisible();
    await main.getByRole("button", { name: "Choose a time" }).click();
    await expect(page.getByRole("radio", { name: "8:30 am", exact: true })).toBeChecked(
      slowTimeout,
    );
  });

  await test.step("what becomes of the deposit stands beside the button", async () => {
    await expect(main).toContainText("$50.00 by card, the rest when you're there");
    await expect(main).toContainText("Cancel by then and you get back everything you paid.");
    await expect(main).toContainText(
      `If you cancel later or don't come, ${businessName} keeps the $50.00 you paid.`,
    );
  });

  await test.step("the guest pays the deposit without an account", async () => {
    await main.getByLabel("Name", { exact: true }).fill(guest.fullName);
    await main.getByLabel("Email", { exact: true }).fill(guest.email);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    // Nothing typed on our page is passed on, so the provider asks for an email itself.
    await expect(page.getByLabel("Card number")).toBeVisible(slowTimeout);
    await page.getByLabel("Email", { exact: true }).fill(guest.email);
    await payByCard(page);
    await expect(page).toHaveURL(/\/booking\/BOOK-\w{8}/, slowTimeout);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on", slowTimeout);
    await expect(main).toContainText("You've paid a deposit of $50.00");
    await waitForMail(owner.email, /\$50\.00 paid to/);
  });

  await test.step("the emailed link moves it, and the deposit moves with it", async () => {
    const mail = await waitForMail(guest.email, /./, "/booking");
    await page.goto(findMailLink(mail, "/booking"));
    await page.getByRole("link", { name: "Move to another time" }).click();
    await page.getByText("1:30 pm", { exact: true }).click();
    await page.getByRole("button", { name: "Move my booking" }).click();
    await expect(page.getByText("1:30 pm to 5:30 pm")).toBeVisible(slowTimeout);
    await expect(main).toContainText("You've paid a deposit of $50.00");
  });

  await test.step("cancelled in time, everything goes back, as the dialog says before", async () => {
    await page.getByRole("button", { name: "Cancel booking" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel your booking?" });
    await expect(dialog).toContainText("The $50.00 you paid goes back to your card.");
    await dialog.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByRole("heading", { name: "You cancelled this booking" })).toBeVisible(
      slowTimeout,
    );
    await expect(main).toContainText("$50.00 is going back to your card.");
    await waitForMail(owner.email, /cancel/i, "$50.00 goes back to them.");
  });

  await test.step("the time is free for others again", async () => {
    await page.goto(`${path}/book?date=${day}`);
    await main.getByRole("radio", { name: /^Medium/ }).check();
    await main.getByRole("radio", { name: /^Waist/ }).check();
    await main.getByRole("button", { name: "Choose a time" }).click();
    await expect(page.getByRole("heading", { name: "When suits you?" })).toBeVisible();
  });
});
