import { addCalendarDays } from "@boab/contracts/directory/special-days";
import { toIsoDay } from "@boab/format/zones";
import { bookWash, enableBookings } from "../support/bookings.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { createListing, logInAs, slowTimeout } from "../support/owners.ts";
import { makeTeamOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 150_000 });
const phone = { viewport: { width: 390, height: 844 } };
test.use(phone);

test("F-BOOK-11 an owner names her team on a phone; two people are booked at once, and she asks one of them to move", async ({
  page,
  browser,
}) => {
  const owner = await makeTeamOwner("Adut Lual");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id, { confirmsInstantly: true });
  const date = addCalendarDays(toIsoDay(Date.now(), "Australia/Melbourne"), 6);
  const first = await bookWash(business.id, "Thandi Nkosi", { date, start: "10:00" });
  await logInAs(page, owner);

  await test.step("two people, of whom one only does washes", async () => {
    await page.goto(`${business.path}/booking-settings`);
    const team = page.getByRole("region", { name: "Team" });
    await expect(team).toContainText("You take one visit at a time.");
    await team.getByRole("button", { name: "Add a person" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a person" });
    await dialog.getByLabel("Name", { exact: true }).fill("Adut Lual");
    await dialog.getByRole("button", { name: "Add to the team" }).click();
    await team.getByRole("button", { name: "Add a person" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Bintu Conteh");
    await dialog.getByLabel(/^Every service/).uncheck();
    await dialog.getByLabel("Braids").uncheck();
    await dialog.getByRole("button", { name: "Add to the team" }).click();
    await expect(team).toContainText("1 of 2 services");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved. Your page shows the new times.")).toBeVisible(slowTimeout);
  });

  await test.step("somebody else books the same time, and the third is told that it's taken", async () => {
    await bookWash(business.id, "Joseph Lual", { date, start: "10:00" });
    const { slots } = await (
      await owner.call("GET", `/dir/business/${business.id}/slots?date=${date}`)
    ).json();
    expect(slots.find(({ start }: { start: string }) => start === "10:00")).toMatchObject({
      isFree: false,
    });
  });

  await test.step("what was booked before stays with her, until she gives it away", async () => {
    await page.goto(`${business.path}/bookings?date=${date}&booking=${first.id}`);
    const panel = page.getByRole("dialog", { name: "Thandi Nkosi" });
    await expect(panel).toContainText("Adut Lual");
    await panel.getByLabel("Who does it").selectOption("Bintu Conteh");
    await panel.getByRole("button", { name: "Give to them" }).click();
    await expect(panel).toContainText("This person is booked at that time.", slowTimeout);
    await panel.getByRole("button", { name: "Move" }).click();
    await panel.getByLabel("Starts").fill("14:00");
    await panel.getByRole("button", { name: "Ask to move" }).click();
    await expect(page.getByText(/^We've asked Thandi\./)).toBeVisible(slowTimeout);
    await expect(panel).toContainText(/Asked to move to .* 2:00 to 3:00 pm/);
  });

  await test.step("the customer keeps her time by the link in the email, on a phone without a login", async () => {
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const mail = await waitForMail(first.email, /asks to move your visit$/, "2:00 pm");
    await visitor.goto(findMailLink(mail, "/booking/new-time/decline"));
    await expect(visitor).toHaveURL(/\/booking\/new-time\/decline\?link=\w+$/);
    await visitor.getByRole("button", { name: "Keep my time" }).click();
    await expect(visitor.getByRole("heading", { name: "You've kept your time" })).toBeVisible(
      slowTimeout,
    );
    await waitForMail(owner.email, /^Thandi Nkosi can't do /);
  });

  await test.step("a walk-in moves at once, and is given away", async () => {
    const walkIn = await (
      await owner.call("POST", `/dir/business/${business.id}/walk-ins`, {
        date,
        start: "12:00",
        minutes: 60,
        customerName: "Achol Garang",
      })
    ).json();
    await page.goto(`${business.path}/bookings?date=${date}&booking=${walkIn.id}`);
    const panel = page.getByRole("dialog", { name: "Achol Garang" });
    await panel.getByRole("button", { name: "Move" }).click();
    await expect(panel).toContainText("it moves at once");
    await panel.getByLabel("Starts").fill("15:00");
    await panel.getByRole("button", { name: "Move booking" }).click();
    await expect(page.getByText("Moved.")).toBeVisible(slowTimeout);
    await panel.getByLabel("Who does it").selectOption("Bintu Conteh");
    await panel.getByRole("button", { name: "Give to them" }).click();
    await expect(page.getByText("Bintu Conteh does it now.")).toBeVisible(slowTimeout);
  });
});

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("F-BOOK-11 an owner confirms from the email, asks for another hour and person by keyboard, and the customer agrees", async ({
    page,
    browser,
  }) => {
    const owner = await makeTeamOwner("Nyakim Deng");
    const business = await createListing(owner, true);
    const teammate = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };
    await enableBookings(owner, business.id, {
      team: [
        { ...teammate, name: "Nyakim Deng" },
        { ...teammate, name: "Bintu Conteh" },
      ],
    });
    const date = addCalendarDays(toIsoDay(Date.now(), "Australia/Melbourne"), 6);
    const visit = await bookWash(business.id, "Thandi Nkosi", { date, start: "10:00" });

    await test.step("one press in the email confirms it", async () => {
      const mail = await waitForMail(owner.email, /^New request: Thandi Nkosi/);
      await page.goto(findMailLink(mail, "/booking/answer/confirm"));
      await page.getByRole("button", { name: "Confirm this booking" }).click();
      await expect(page.getByRole("heading", { name: "Thandi is booked in" })).toBeVisible(
        slowTimeout,
      );
    });

    const box = page.getByRole("link", { name: /^Thandi Nkosi/ }).locator("visible=true");
    await test.step("Space picks the visit up, arrows move it, Enter puts it down", async () => {
      await logInAs(page, owner);
      await page.goto(`${business.path}/bookings?view=day&date=${date}`);
      await expect(box).toHaveAccessibleName(/with Nyakim Deng/);
      await page.waitForLoadState("networkidle");
      await box.focus();
      for (const key of ["Space", "ArrowDown", "ArrowDown", "ArrowRight", "Enter"])
        await page.keyboard.press(key);
      const question = page.getByRole("dialog", { name: "Ask Thandi Nkosi to move?" });
      await expect(question).toContainText(
        "from 10:00 am with Nyakim Deng to 10:30 am with Bintu Conteh",
      );
      await expect(question).toContainText(
        "We'll ask Thandi. The visit stays at 10:00 am until they say yes.",
      );
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(question.getByRole("button", { name: "Ask to move" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^We've asked Thandi\./)).toBeVisible(slowTimeout);
      await expect(box.first()).toHaveAccessibleName(
        /with Nyakim Deng, 10:00 to 11:00 am, .*asked to move to/,
      );
      await expect(box.first()).toBeFocused();
      const held = page.getByRole("link", { name: /^Thandi Nkosi, asked to come then/ });
      await expect(held.locator("visible=true")).toHaveAccessibleName(/10:30 to 11:30 am, held/);
    });

    await test.step("the customer says yes from the email, without a login", async () => {
      const visitor = await (await browser.newContext(phone)).newPage();
      const mail = await waitForMail(visit.email, /asks to move your visit$/, "10:30 am");
      await visitor.goto(findMailLink(mail, "/booking/new-time/accept"));
      await expect(visitor.getByRole("heading", { name: /^Move your visit to/ })).toBeVisible();
      await visitor.getByRole("button", { name: "Yes, move it" }).click();
      await expect(visitor.getByRole("heading", { name: /^See you on/ })).toBeVisible(slowTimeout);
      await waitForMail(visit.email, /^Your new time: /, "10:30 am");
      await waitForMail(owner.email, /^Thandi Nkosi said yes to/);
    });

    await test.step("the visit is there, with the other person", async () => {
      await page.reload();
      await expect(box).toHaveAccessibleName(/with Bintu Conteh, 10:30/);
    });
  });
});
