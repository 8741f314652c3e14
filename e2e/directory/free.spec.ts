import { bookWash, enableBookings } from "../support/bookings.ts";
import { createListing } from "../support/owners.ts";
import { grantDirectoryAccess, makePerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 120_000 });

/** So many days on, in Melbourne. */
const getDayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
    Date.now() + days * 86_400_000,
  );

/** A change reaches the search within five seconds, and a list may be kept for ten. */
const searchDelay = { timeout: 30_000, intervals: [500, 1_000, 2_000] };

test("V3 a visitor searches for a day on a phone, taps a time and finds it chosen", async ({
  page,
}) => {
  const owner = await makePerson("Adut Lual");
  await grantDirectoryAccess(owner.id);
  const { id, businessName, slug } = await createListing(owner, true);
  await enableBookings(owner, id, { confirmsInstantly: true });
  const day = getDayAhead(9);
  const card = page.getByRole("article").filter({ hasText: businessName });
  const times = card.getByRole("list", { name: `Free times at ${businessName}` });
  const openSearch = () =>
    page.goto(`/directory/listings?q=${encodeURIComponent(businessName)}&day=${day}`);

  await test.step("the day is one press or a date away", async () => {
    await page.goto(`/directory/listings?q=${encodeURIComponent(businessName)}`);
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Pick a date").fill(day);
    await expect(page).toHaveURL(new RegExp(`day=${day}`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/free on \w+day \d+ \w+/);
  });

  await test.step("the card names the service and its first times", async () => {
    await expect(async () => {
      await openSearch();
      await expect(times.getByRole("link")).toHaveText(
        ["8:00 am", "8:30 am", "9:00 am", "16 more"],
        { timeout: 1_000 },
      );
    }).toPass(searchDelay);
    await expect(card).toContainText("Wash");
    await expect(card).toContainText("$50, 1 h");
    await expect(card).toContainText("Confirms at once");
  });

  await test.step("a time that somebody else books leaves the card", async () => {
    await bookWash(id, "Nyandeng Bol", { date: day, start: "08:30" });
    await expect(async () => {
      await openSearch();
      await expect(times.getByRole("link").first()).toHaveText("9:30 am", { timeout: 1_000 });
    }).toPass(searchDelay);
  });

  await test.step("a tapped time opens the booking with service, day and time chosen", async () => {
    await times.getByRole("link", { name: /^Book .*, 10:00 am at / }).click();
    await expect(page).toHaveURL(new RegExp(`/directory/listings/${slug}/book\\?service=`));
    await expect(page.getByRole("radio", { name: "10:00 am", exact: true })).toBeChecked();
    await expect(page.getByRole("main")).toContainText("Wash");
  });

  await test.step("one that went meanwhile is named, with what is left near it", async () => {
    const chosen = page.url();
    await bookWash(id, "Ayen Deng", { date: day, start: "10:00" });
    await page.goto(chosen);
    await expect(page.getByRole("status").filter({ hasText: "no longer free" })).toHaveText(
      /10:00 am is no longer free\..*11:00 am/,
    );
  });
});
