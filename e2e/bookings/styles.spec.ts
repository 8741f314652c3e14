import { enableBookings, showLaterDays } from "../support/bookings.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { createListing, logInAs, slowTimeout } from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { expect, makeNewPerson, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 } });

const cell = (
  size: string,
  length: string,
  [minutesFrom, minutesTo]: [number, number],
  priceCents: number,
) => ({ size, length, priceCents, minutesFrom, minutesTo, depositCents: null });

const braids = {
  title: "Box braids",
  priceCents: 0,
  durationMinutes: 60,
  depositCents: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  styles: {
    sizes: ["Medium", "Small"],
    lengths: ["Shoulder", "Waist"],
    cells: [
      cell("Medium", "Shoulder", [120, 180], 15_000),
      cell("Medium", "Waist", [180, 240], 20_000),
      cell("Small", "Shoulder", [240, 300], 24_000),
    ],
  },
  extras: [{ name: "Take down", priceCents: 4_500, minutes: 60 }],
  preparation: ["Wash and blow-dry your hair."],
};

test("X-91 a guest chooses size, length and extras, sees price and time, and books them", async ({
  page,
}) => {
  const owner = await makeOwner("Adut Lual");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id, { services: [braids] });
  const guest = makeNewPerson();
  const main = page.getByRole("main");

  await test.step("the price list says from which price, and how long", async () => {
    await page.goto(business.path);
    const prices = page.getByRole("region", { name: "Prices" });
    await expect(prices).toContainText("From $150.00");
    await expect(prices).toContainText("2 to 5 h");
    await prices.getByRole("link", { name: "Book: Box braids" }).click();
    await expect(page.getByRole("heading", { name: "What would you like?" })).toBeVisible();
  });

  await test.step("what isn't offered together can't be chosen", async () => {
    await main.getByRole("radio", { name: /^Small/ }).check();
    await expect(main.getByRole("radio", { name: /^Waist Not in Small/ })).toBeDisabled();
    await expect(main.getByRole("radio", { name: /^Shoulder \$240\.00/ })).toBeEnabled();
  });

  await test.step("price and time follow each choice", async () => {
    await main.getByRole("radio", { name: /^Medium/ }).check();
    await main.getByRole("radio", { name: /^Waist/ }).check();
    const total = main.getByRole("status");
    await expect(total).toContainText("3 to 4 hours");
    await expect(total).toContainText("$200.00");
    await main.getByRole("checkbox", { name: /^Take down/ }).check();
    await expect(total).toContainText("4 to 5 hours");
    await expect(total).toContainText("$245.00");
    await expect(main).toContainText("Wash and blow-dry your hair.");
    await main.getByRole("button", { name: "Choose a time" }).click();
  });

  await test.step("the times are those of the style", async () => {
    await expect(page.getByRole("heading", { name: "When suits you?" })).toBeVisible();
    await expect(main).toContainText("Medium, Waist, Take down");
    await showLaterDays(page);
    // Open until six: five hours start until one.
    await expect(page.getByText("1:00 pm", { exact: true })).toBeVisible(slowTimeout);
    await expect(page.getByText("1:30 pm", { exact: true })).toHaveCount(0);
    await page.getByText("10:00 am", { exact: true }).click();
    await expect(main).toContainText("done between 2:00 pm and 3:00 pm");
  });

  await test.step("the choice can be changed and stays as it was", async () => {
    await page.getByRole("link", { name: "Change service" }).click();
    await expect(main.getByRole("radio", { name: /^Waist/ })).toBeChecked();
    await expect(main.getByRole("checkbox", { name: /^Take down/ })).toBeChecked();
    await main.getByRole("button", { name: "Choose a time" }).click();
    await showLaterDays(page);
    await expect(page.getByText("1:00 pm", { exact: true })).toBeVisible(slowTimeout);
    await page.getByText("10:00 am", { exact: true }).click();
  });

  await test.step("what was chosen is on the booking, in the email and in the owner's list", async () => {
    await main.getByLabel("Name", { exact: true }).fill(guest.fullName);
    await main.getByLabel("Email", { exact: true }).fill(guest.email);
    await page.getByRole("button", { name: "Request booking" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible(slowTimeout);
    await expect(main).toContainText("Medium, Waist, Take down");
    await expect(main).toContainText("Wash and blow-dry your hair.");
    const mail = await waitForMail(guest.email, /^Confirm your booking at /, "Medium, Waist");
    await page.goto(findMailLink(mail, "/booking"));
    await page.getByRole("button", { name: "Confirm my booking" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "hasn't confirmed yet",
      slowTimeout,
    );
    await expect(main).toContainText("about 4 to 5 hours");
    await logInAs(page, owner);
    await page.goto(`${business.path}/bookings`);
    await expect(main).toContainText("Box braids: Medium, Waist, Take down", slowTimeout);
  });
});

test("an owner gives a service sizes, lengths and a preparation list on a phone", async ({
  page,
}) => {
  const owner = await makeOwner("Nyakim Deng");
  const business = await createListing(owner, true);
  const { styles, extras, preparation, ...plain } = braids;
  await enableBookings(owner, business.id, { services: [{ ...plain, priceCents: 15_000 }] });
  await logInAs(page, owner);
  await page.goto(`${business.path}/booking-settings`);
  await page.getByText("Sizes, lengths and extras").click();
  await page.getByRole("button", { name: "Add sizes and lengths" }).click();
  await page.getByRole("button", { name: "Add a length" }).click();
  await page.getByRole("textbox", { name: "Length 2" }).fill("Waist");
  const waist = page.getByRole("group", { name: "Waist" });
  await waist.getByLabel("Price").fill("200");
  await waist.getByLabel("To", { exact: true }).selectOption("240");
  await page.getByRole("button", { name: "Add an extra" }).click();
  await page.getByRole("textbox", { name: "Extra", exact: true }).fill("Hair supplied");
  await page.getByLabel("Before they come").fill("Wash your hair.\nEat first.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Your page shows the new times.")).toBeVisible(slowTimeout);

  await page.goto(`${business.path}/book`);
  await expect(page.getByRole("radio", { name: /^Shoulder \$150\.00 ?1 h/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Waist \$200\.00 ?1 to 4 h/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Eat first.");
});
