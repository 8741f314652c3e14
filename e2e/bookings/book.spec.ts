import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { Locator, Page } from "@playwright/test";
import { bookWash, enableBookings, showLaterDays } from "../support/bookings.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { createListing, logInAs, section, slowTimeout } from "../support/owners.ts";
import { makePayableBusiness } from "../support/payees.ts";
import { grantDirectoryAccess, makeOwner, makePerson } from "../support/people.ts";
import { payByCard } from "../support/provider.ts";
import { expect, makeNewPerson, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const getDayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
    Date.now() + days * 86_400_000,
  );

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("BOOK-06 BOOK-14 a guest books, then moves and cancels by the emailed link", async ({
    page,
  }) => {
    const owner = await makePerson("Adut Lual");
    await grantDirectoryAccess(owner.id);
    const business = await createListing(owner, true);
    await enableBookings(owner, business.id);
    const guest = makeNewPerson();
    const main = page.getByRole("main");

    await test.step("the bar at the bottom leads to services, days and times", async () => {
      await page.goto(business.path);
      await page.getByRole("link", { name: "Book a time" }).click();
      await page.getByRole("link", { name: /^Wash/ }).click();
      await expect(page.getByRole("heading", { name: "When suits you?" })).toBeVisible();
    });

    await test.step("what is missing is said where it is missing", async () => {
      await page.getByRole("button", { name: "Request booking" }).click();
      await expect(page.getByText(bookingCopy.slotRequired)).toBeVisible(slowTimeout);
      await expect(page.getByText(bookingCopy.nameRequired)).toBeVisible();
    });

    await test.step("a request is sent, and the link comes by email", async () => {
      await showLaterDays(page);
      await page.getByText("10:00 am", { exact: true }).click();
      await main.getByLabel("Name", { exact: true }).fill(guest.fullName);
      await main.getByLabel("Email", { exact: true }).fill(guest.email);
      // Before anybody books, the page says until when plans may change.
      await expect(page.getByText(/^Free to move or cancel until /)).toBeVisible();
      await page.getByRole("button", { name: "Request booking" }).click();
      await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible(
        slowTimeout,
      );
    });

    await test.step("X-105 the link leaves the address bar, and one press sends the request", async () => {
      const mail = await waitForMail(guest.email, /^Confirm your booking at /);
      await page.goto(findMailLink(mail, "/booking"));
      await expect(page).toHaveURL(/\/booking\/BOOK-\w{8}$/);
      await page.getByRole("button", { name: "Confirm my booking" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        "hasn't confirmed yet",
        slowTimeout,
      );
      await waitForMail(owner.email, /request/i);
    });

    await test.step("the link moves it", async () => {
      const mail = await waitForMail(guest.email, /^We've sent your request/);
      await page.goto(findMailLink(mail, "/booking"));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("hasn't confirmed yet");
      await page.getByRole("link", { name: "Move to another time" }).click();
      await showLaterDays(page);
      await page.getByText("1:30 pm", { exact: true }).click();
      await page.getByRole("button", { name: "Move my booking" }).click();
      await expect(page.getByText("1:30 pm to 2:30 pm")).toBeVisible(slowTimeout);
    });

    await test.step("and cancels it", async () => {
      await page.getByRole("button", { name: "Withdraw request" }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel your booking?" });
      await dialog.getByLabel("I'm unwell").check();
      await dialog.getByRole("button", { name: "Yes, cancel it" }).click();
      await expect(page.getByRole("heading", { name: "You cancelled this booking" })).toBeVisible(
        slowTimeout,
      );
      await waitForMail(owner.email, /cancel/i, "I'm unwell");
    });
  });
});

test.describe("a month at once", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("V13 BOOK-15 a visitor finds a time two months ahead in four presses", async ({ page }) => {
    const owner = await makeOwner("Ayen Bol");
    const business = await createListing(owner, true);
    await enableBookings(owner, business.id);
    const days = page.getByRole("navigation", { name: "Choose a day" });
    const date = getDayAhead(60);
    const dayName = new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long" }).format(
      new Date(`${date}T12:00`),
    );
    await page.goto(`${business.path}/book`);
    await page.getByRole("link", { name: /^Wash/ }).click();
    await days.getByRole("link", { name: "Show month" }).click();
    await expect(page).toHaveURL(/month=/);
    const next = days.getByRole("link", { name: "Next month" });
    while (!page.url().includes(`month=${date.slice(0, 7)}`)) {
      const before = page.url();
      await next.click();
      await expect(page).not.toHaveURL(before);
    }
    const target = days.getByRole("link", { name: new RegExp(`day ${dayName}, \\d+ times`) });
    await target.click();
    await expect(target).toHaveAttribute("aria-current", "date");
    await page.getByText("10:00 am", { exact: true }).click();
    await expect(page.getByRole("main")).toContainText(/done by 11:00 am/);
    await days.getByRole("link", { name: "Show days" }).click();
    await expect(days.getByRole("link", { name: new RegExp(`day ${dayName},`) })).toHaveAttribute(
      "aria-current",
      "date",
    );
  });
});

test("an owner confirms a request from the email, without a log-in", async ({ page }) => {
  const owner = await makeOwner("Achol Deng");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id);
  const { email } = await bookWash(business.id, "Thandi Moyo", {
    date: getDayAhead(12),
    start: "10:00",
  });
  const mail = await waitForMail(owner.email, /^New request: Thandi Moyo/);
  const link = findMailLink(mail, "/booking/answer/confirm");

  await test.step("the token leaves the address, and opening alone answers nothing", async () => {
    await page.goto(link);
    await expect(page).toHaveURL(/\/booking\/answer\/confirm\?link=\w+$/);
    await expect(page.getByRole("heading", { name: "Confirm Thandi's booking?" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Wash");
  });

  await test.step("one press confirms it", async () => {
    await page.getByRole("button", { name: "Confirm this booking" }).click();
    await expect(page.getByRole("heading", { name: "Thandi is booked in" })).toBeVisible(
      slowTimeout,
    );
    await waitForMail(email, /^Confirmed: /);
  });

  await test.step("the other link of the same email has nothing left to answer", async () => {
    await page.goto(findMailLink(mail, "/booking/answer/decline"));
    await expect(page.getByRole("heading", { name: "Thandi is booked in" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
  });
});

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function pressTabUntilFocused(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible(slowTimeout);
  for (let press = 0; press < 150; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}

test("X-31 BOOK-25 an owner confirms one of two rivals by keyboard; the other is offered other times", async ({
  page,
}) => {
  const owner = await makeOwner("Nyandeng Deng");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id);
  const slot = { date: getDayAhead(10), start: "10:00" };
  const [winner, loser] = [
    await bookWash(business.id, "Thandi Moyo", slot),
    await bookWash(business.id, "Saba Tesfaye", slot),
  ];
  await logInAs(page, owner);
  const requests = page.getByRole("complementary", { name: "Requests" });

  await test.step("the rivals stand together, and the keyboard confirms one", async () => {
    await page.goto(`${business.path}/bookings`);
    await expect(requests).toContainText("Two people want");
    await pressTabUntilFocused(page, requests.getByRole("button", { name: "Confirm Thandi Moyo" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Thandi Moyo is booked.")).toBeVisible(slowTimeout);
    await expect(requests).toContainText("Nothing is waiting for you.");
  });

  await test.step("both hear of it", async () => {
    await waitForMail(winner.email, /^Confirmed: /);
    const loserMail = await waitForMail(loser.email, /can't do/, "That time is taken.");
    expect(loserMail.text).toMatch(/Next free: .+ · .+ · /);
  });

  await test.step("the time is gone for everybody else", async () => {
    await page.goto(`${business.path}/book`);
    await page.getByRole("link", { name: /^Wash/ }).click();
    await expect(page.getByRole("heading", { name: "When suits you?" })).toBeVisible();
    const bookingUrl = new URL(page.url());
    bookingUrl.searchParams.set("date", slot.date);
    await page.goto(bookingUrl.href);
    await expect(page.getByRole("radio", { name: "10:00 am , taken" })).toBeDisabled();
    await expect(page.getByRole("radio", { name: "11:00 am" })).toBeEnabled();
  });
});

test("BOOK-20 a member pays now: the time is held, paid and confirmed", async ({ page }) => {
  const { owner, businessId, path } = await makePayableBusiness("Abena Mensah", [
    { title: "Hair oil", amountCents: 2_400 },
  ]);
  await enableBookings(owner, businessId, { payNow: true });
  const person = await makePerson("Zola Abebe", { isVerified: true });
  await logInAs(page, person);

  await test.step("X-91 a service has its length and Book; only what needs no time has a cart button", async () => {
    await page.goto(path);
    const prices = section(page, "prices");
    await expect(prices.getByRole("listitem")).toHaveText([
      /^Hair oil.*Add to cart/,
      /^Wash1 h\$50.00Book$/,
      /^Braids4 h\$220.00Book$/,
    ]);
    await prices.getByRole("link", { name: "Book: Braids" }).click();
    await expect(page.getByRole("heading", { name: "When suits you?" })).toBeVisible(slowTimeout);
    await expect(page.getByRole("main")).toContainText("$220.00");
  });

  await test.step("the time is held while the member pays", async () => {
    await showLaterDays(page);
    await page.getByText("9:00 am", { exact: true }).click();
    await page.getByText("By card, through secure checkout").click();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await payByCard(page);
    await expect(page.getByRole("heading", { name: "Your payment went through" })).toBeVisible(
      slowTimeout,
    );
  });

  await test.step("then it is the member's", async () => {
    await waitForMail(person.email, /booked|confirmed/i);
    await page.goto("/my-account/bookings");
    await page.getByRole("link", { name: /^Braids at/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
    await expect(page.getByText("$220.00 paid")).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Add to calendar" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^BOOK-\w{8}\.ics$/);
  });
});
