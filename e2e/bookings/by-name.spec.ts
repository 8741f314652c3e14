import { randomBytes } from "node:crypto";
import { enableBookings, showLaterDays } from "../support/bookings.ts";
import { findMailLink, listMailsTo, waitForMail } from "../support/mailbox.ts";
import { createListing, logInAs, slowTimeout } from "../support/owners.ts";
import { makeTeamOwner } from "../support/people.ts";
import { expect, makeNewPerson, test } from "../support/test.ts";

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 390, height: 844 } });

const everyday = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };

test("F-BOOK-11 a teammate agrees to be named, is booked by name on a phone, and her customer is told who comes instead", async ({
  browser,
  page,
}) => {
  const owner = await makeTeamOwner("Adut Lual");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id, {
    confirmsInstantly: true,
    team: [
      { ...everyday, name: "Ada Obi" },
      { ...everyday, name: "Bintu Conteh" },
    ],
  });
  const teammateEmail = `${randomBytes(6).toString("hex")}@people.example`;
  const guest = makeNewPerson();
  const visitor = await browser.newPage();
  const main = visitor.getByRole("main");
  await logInAs(page, owner);

  await test.step("the owner asks her by email", async () => {
    await page.goto(`${business.path}/booking-settings`);
    const team = page.getByRole("region", { name: "Team" });
    await team.getByRole("button", { name: "Ask to be named, Ada Obi" }).click();
    const dialog = page.getByRole("dialog", { name: "Ask Ada Obi" });
    await dialog.getByLabel("Their email").fill(teammateEmail);
    await dialog.getByRole("button", { name: "Send the question" }).click();
    await expect(team).toContainText(/Asked on \d/, slowTimeout);
  });

  await test.step("nobody sees her name before she agrees by the link in the email", async () => {
    await visitor.goto(business.path);
    await expect(visitor.getByRole("heading", { name: "Prices" })).toBeVisible();
    await expect(main).not.toContainText("Ada Obi");
    const mail = await waitForMail(teammateEmail, /^May .+ show your name\?$/);
    await visitor.goto(findMailLink(mail, "/booking/name"));
    expect(visitor.url()).not.toContain("token=");
    await expect(main).toContainText("Wash and Braids");
    await visitor.getByRole("button", { name: "Yes, show my name" }).click();
    await expect(visitor.getByRole("heading", { name: "Your name is shown" })).toBeVisible(
      slowTimeout,
    );
  });

  await test.step("a visitor books her from the page of the business", async () => {
    await expect
      .poll(
        async () => {
          await visitor.goto(business.path);
          return visitor.getByRole("region", { name: "The team" }).count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    await visitor.getByRole("link", { name: /Ada Obi/ }).click();
    await expect(main).toContainText("with Ada Obi");
    await main.getByRole("link", { name: /^Wash/ }).click();
    await expect(visitor.getByRole("heading", { name: "With whom" })).toBeVisible();
    await expect(visitor.getByRole("link", { name: "Ada Obi" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await showLaterDays(visitor);
    await visitor.getByText("10:00 am", { exact: true }).click();
    await expect(main).toContainText("With Ada Obi");
    await main.getByLabel("Name", { exact: true }).fill(guest.fullName);
    await main.getByLabel("Email", { exact: true }).fill(guest.email);
    await visitor.getByRole("button", { name: "Book this time" }).click();
    await expect(visitor.getByRole("heading", { name: "Check your email" })).toBeVisible(
      slowTimeout,
    );
    await expect(main).toContainText("With Ada Obi");
    const mail = await waitForMail(guest.email, /^Confirm your booking at /);
    expect(mail.text).toMatch(/With:?\s+Ada Obi/);
    await visitor.goto(findMailLink(mail, "/booking"));
    await visitor.getByRole("button", { name: "Confirm my booking" }).click();
    await expect(visitor.getByRole("heading", { name: /^See you on / })).toBeVisible(slowTimeout);
  });

  await test.step("the owner sees that she was asked for, and gives the visit to another", async () => {
    const id = /BOOK-[0-9A-Z]{8}/.exec(visitor.url())?.[0] ?? "";
    const { date } = await (await owner.call("GET", `/dir/bookings/${id}`)).json();
    await waitForMail(guest.email, /^Confirmed: /);
    const earlierMails = await listMailsTo(guest.email);
    await page.goto(`${business.path}/bookings?date=${date}&booking=${id}`);
    const panel = page.getByRole("dialog", { name: guest.fullName });
    await expect(panel).toContainText("Ada Obi, asked for by name");
    await panel.getByLabel("Who does it").selectOption("Bintu Conteh");
    await panel.getByRole("button", { name: "Give to them" }).click();
    await expect(
      page.getByText("Bintu Conteh does it now. We've emailed the customer."),
    ).toBeVisible(slowTimeout);
    const mail = await waitForMail(guest.email, /^A change to /, "", earlierMails);
    expect(mail.text).toContain("Somebody else of the team does your visit instead");
    expect(mail.text).not.toMatch(/Ada|Bintu/);
  });

  await visitor.close();
});
