import { bookingTexts } from "@boab/contracts/bookings/texts";
import type { Locator, Page } from "@playwright/test";
import { askForWash, takeBookings } from "../support/bookings.ts";
import { linkIn, waitForMail } from "../support/mailbox.ts";
import { begin, logInAs, patience } from "../support/owners.ts";
import { makePayableBusiness } from "../support/payees.ts";
import { grantDirectoryAccess, makeOwner, makePerson } from "../support/people.ts";
import { payByCard } from "../support/provider.ts";
import { becomeMember, expect, newPerson, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

/** Days on which every time is free; the times of the day before go away a moment later. */
async function showLaterDays(page: Page) {
  const before = await page.getByRole("group", { name: /^\w+day \d/ }).getAttribute("data-date");
  await page.getByRole("link", { name: "Later days" }).click();
  const times = page.getByRole("group", { name: /^\w+day \d/ });
  await expect(times).not.toHaveAttribute("data-date", before ?? "");
}

const dayAhead = (days: number) =>
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
    const business = await begin(owner, true);
    await takeBookings(owner, business.id);
    const guest = newPerson();
    const main = page.getByRole("main");

    await test.step("the bar at the bottom leads to services, days and times", async () => {
      await page.goto(business.path);
      await page.getByRole("link", { name: "Book a time" }).click();
      await page.getByRole("link", { name: /^Wash/ }).click();
      await expect(page.getByRole("heading", { name: "When suits you?" })).toBeVisible();
    });

    await test.step("what is missing is said where it is missing", async () => {
      await page.getByRole("button", { name: "Request booking" }).click();
      await expect(page.getByText(bookingTexts.slotRequired)).toBeVisible(patience);
      await expect(page.getByText(bookingTexts.nameRequired)).toBeVisible();
    });

    await test.step("a request is sent, and the link comes by email", async () => {
      await showLaterDays(page);
      await page.getByText("10:00 am", { exact: true }).click();
      await main.getByLabel("Name", { exact: true }).fill(guest.fullName);
      await main.getByLabel("Email", { exact: true }).fill(guest.email);
      await page.getByRole("button", { name: "Request booking" }).click();
      await expect(page.getByRole("heading", { name: "Request sent" })).toBeVisible(patience);
      await waitForMail(owner.email, /request/i);
    });

    await test.step("the link moves it", async () => {
      const mail = await waitForMail(guest.email, /./);
      await page.goto(linkIn(mail, "/booking"));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("hasn't confirmed yet");
      await page.getByRole("link", { name: "Move to another time" }).click();
      await showLaterDays(page);
      await page.getByText("1:30 pm", { exact: true }).click();
      await page.getByRole("button", { name: "Move my booking" }).click();
      await expect(page.getByText("1:30 pm to 2:30 pm")).toBeVisible(patience);
    });

    await test.step("and cancels it", async () => {
      await page.getByRole("button", { name: "Withdraw request" }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel your booking?" });
      await dialog.getByLabel("I'm unwell").check();
      await dialog.getByRole("button", { name: "Yes, cancel it" }).click();
      await expect(page.getByRole("heading", { name: "You cancelled this booking" })).toBeVisible(
        patience,
      );
      await waitForMail(owner.email, /cancel/i, "I'm unwell");
    });
  });
});

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible(patience);
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
  const business = await begin(owner, true);
  await takeBookings(owner, business.id);
  const slot = { date: dayAhead(10), start: "10:00" };
  const [winner, loser] = [
    await askForWash(business.id, "Thandi Moyo", slot),
    await askForWash(business.id, "Saba Tesfaye", slot),
  ];
  await logInAs(page, owner);
  const requests = page.getByRole("complementary", { name: "Requests" });

  await test.step("the rivals stand together, and the keyboard confirms one", async () => {
    await page.goto(`${business.path}/bookings`);
    await expect(requests).toContainText("Two people want");
    await tabTo(page, requests.getByRole("button", { name: "Confirm Thandi Moyo" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Thandi Moyo is booked.")).toBeVisible(patience);
    await expect(requests).toContainText("Nothing is waiting for you.");
  });

  await test.step("both hear of it", async () => {
    await waitForMail(winner.email, /^Confirmed: /);
    const told = await waitForMail(loser.email, /can't do/, "That time is taken.");
    expect(told.text).toMatch(/Next free: .+ · .+ · /);
  });

  await test.step("the time is gone for everybody else", async () => {
    await page.goto(`${business.path}/book`);
    await page.getByRole("link", { name: /^Wash/ }).click();
    await expect(page.getByRole("heading", { name: "When suits you?" })).toBeVisible();
    const there = new URL(page.url());
    there.searchParams.set("date", slot.date);
    await page.goto(there.href);
    await expect(page.getByRole("radio", { name: "10:00 am , taken" })).toBeDisabled();
    await expect(page.getByRole("radio", { name: "11:00 am" })).toBeEnabled();
  });
});

test("BOOK-20 a member pays now: the time is held, paid and confirmed", async ({ page }) => {
  const { owner, businessId, path } = await makePayableBusiness("Abena Mensah", []);
  await takeBookings(owner, businessId, { payNow: true });
  const person = newPerson();
  await becomeMember(page, person);

  await test.step("the time is held while the member pays", async () => {
    await page.goto(`${path}/book`);
    await page.getByRole("link", { name: /^Braids/ }).click();
    await showLaterDays(page);
    await page.getByText("9:00 am", { exact: true }).click();
    await page.getByText("By card, through secure checkout").click();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await payByCard(page);
    await expect(page.getByRole("heading", { name: "Your payment went through" })).toBeVisible(
      patience,
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
