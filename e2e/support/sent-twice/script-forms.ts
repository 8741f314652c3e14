import { sessionCopy } from "@boab/contracts/accounts/copy";
import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "../hydration.ts";
import { makeCreator, makePerson } from "../people.ts";
import { type CreatingForm, getDayAhead, makeEmail, type TestRecords } from "./test-records.ts";

interface ScriptForm extends CreatingForm {
  /** Opens the page and fills in the form; gives the button that sends it, and what shows that it was sent. */
  fill: (
    page: Page,
    testRecords: TestRecords,
    once: string,
  ) => Promise<{ send: Locator; done: Locator }>;
}

/** Forms that only the script shows. */
export const scriptForms: ScriptForm[] = [
  {
    call: "POST /dir-review/create",
    name: "a review",
    who: ({ buyer }) => buyer,
    async fill(page, _, once) {
      await page.goto("/directory/listings/ubuntu-braid-studio");
      await page.getByRole("link", { name: "Write a review" }).click();
      const dialog = page.getByRole("dialog", { name: "How was Ubuntu Braid Studio?" });
      await dialog.getByRole("radio", { name: "2 of 5: Fair" }).check({ force: true });
      await dialog.getByLabel("Your review").fill(`Warm people, good food. ${once}`);
      await dialog.getByLabel("I was a customer").check();
      return {
        send: dialog.getByRole("button", { name: "Post review" }),
        done: page.getByRole("article").filter({ hasText: once }),
      };
    },
    effectCountQuery: [
      "select count(*) from reviews.review where author_id = $1",
      (_, __, who) => [who?.id],
    ],
  },
  {
    call: "POST /dir/business/:id/reports",
    name: "a report of a listing",
    async fill(page, { business }, once) {
      await page.goto(business.path);
      await waitForHydration(page);
      await page.getByRole("button", { name: "Report this listing" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("It has closed or moved").check();
      await dialog.getByRole("textbox", { name: "Details" }).fill(once);
      return {
        send: dialog.getByRole("button", { name: "Send report" }),
        done: dialog.getByText("Thanks for telling us. We'll look into it."),
      };
    },
    effectCountQuery: [
      "select count(*) from moderation.report where details = $1",
      (_, once) => [once],
    ],
  },
  {
    call: "POST /access-requests",
    name: "a request for access",
    who: ({ buyer }) => buyer,
    async fill(page, _, once) {
      await page.goto("/account-management");
      await waitForHydration(page);
      await page.getByRole("button", { name: /^Merchant No access/ }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Reason").fill(once);
      return {
        send: dialog.getByRole("button", { name: "Send request" }),
        done: dialog.getByText("Request sent. We’ll get back to you shortly."),
      };
    },
    effectCountQuery: [
      "select count(*) from accounts.access_request where reason = $1",
      (_, once) => [once],
    ],
  },
  {
    call: "POST /dir/business/:id/editors",
    name: "an invitation to help",
    who: ({ owner }) => owner,
    async fill(page, { business }, once) {
      await page.goto(business.path);
      await page.getByRole("button", { name: "People" }).click();
      const dialog = page.getByRole("dialog", { name: "People" });
      await dialog.getByRole("textbox", { name: "Email" }).fill(makeEmail(once));
      return {
        send: dialog.getByRole("button", { name: "Invite" }),
        done: dialog.getByRole("list").getByText(makeEmail(once)),
      };
    },
    effectCountQuery: [
      `select count(*) from pgboss.job join directory.member_invitation
         on data->'payload'->>'invitationId' = member_invitation.id::text where email = $1`,
      (_, once) => [makeEmail(once)],
    ],
  },
  {
    call: "POST /add-music-video",
    name: "a video",
    who: async () => {
      const creator = await makeCreator("Hana Tadesse");
      const page = { name: "Jebena Days", description: "Coffee.", link: { website: null } };
      expect((await creator.call("POST", "/create/media-account", page)).status).toBe(201);
      return creator;
    },
    async fill(page, _, once) {
      await page.goto("/media/add-video");
      await waitForHydration(page);
      await page.getByLabel("Video link or ID").fill(once.slice(0, 11));
      await page.getByRole("button", { name: "Look it up" }).click();
      await page.getByLabel("Channel").fill("Jebena");
      await page.getByLabel("Vlogs").check();
      await page.getByLabel("Title").fill(`Three cups ${once}`);
      return {
        send: page.getByRole("button", { name: "Publish video" }),
        done: page.getByRole("heading", { name: "Your video is live" }),
      };
    },
    effectCountQuery: [
      "select count(*) from media.video where title like '%' || $1",
      (_, once) => [once],
    ],
  },
  {
    call: "POST /dir/business/:id/walk-ins",
    name: "a walk-in",
    who: ({ owner }) => owner,
    async fill(page, { business }, once) {
      await page.goto(`${business.path}/bookings`);
      await waitForHydration(page);
      await page.getByRole("button", { name: "Add a walk-in" }).first().click();
      const dialog = page.getByRole("dialog", { name: "Add a walk-in" });
      await dialog.getByLabel("Day").fill(getDayAhead(9));
      await dialog.getByLabel("Starts").fill("11:00");
      await dialog.getByLabel("Name").fill(once);
      return {
        send: dialog.getByRole("button", { name: /^Add to/ }),
        done: page.getByText("Added."),
      };
    },
    effectCountQuery: [
      "select count(*) from bookings.booking where customer_name = $1",
      (_, once) => [once],
    ],
  },
  {
    call: "POST /pay/checkout",
    name: "a checkout",
    async who({ testStore: stall }) {
      const buyer = await makePerson("Selam Haile", { isVerified: true });
      const line = { itemId: stall.itemId, quantity: 1, SelectedSize: "M" };
      const added = await buyer.call("POST", "/cart/add", line);
      expect(added.status, await added.clone().text()).toBe(201);
      return buyer;
    },
    async fill(page) {
      await page.goto("/marketplace/checkout");
      await waitForHydration(page);
      await page.getByRole("radio", { name: /Local pick-up/ }).check();
      await expect(page.getByTestId("total")).toHaveText("$149.00");
      return {
        send: page.getByRole("button", { name: "Pay with card" }),
        done: page.getByLabel("Card number"),
      };
    },
    effectCountQuery: [
      "select count(*) from marketplace.checkout where buyer_id = $1",
      (_, __, who) => [who?.id],
    ],
  },
  {
    call: "POST /mediaItems/:vid_Id/reports",
    name: "a report of a video",
    who: ({ buyer }) => buyer,
    async fill(page, _, once) {
      await page.goto("/media/videos/demo-LR-65x");
      await waitForHydration(page);
      await page.getByRole("button", { name: "Report", exact: true }).click();
      return fillReport(page, "Report this video", once);
    },
    effectCountQuery: [
      "select count(*) from moderation.report where details = $1",
      (_, once) => [once],
    ],
  },
  {
    call: "POST /dir-review/:id/reports",
    name: "a report of a review",
    who: ({ owner }) => owner,
    async fill(page, _, once) {
      await page.goto("/directory/listings/ubuntu-braid-studio/reviews");
      await waitForHydration(page);
      await page
        .getByRole("button", { name: /^Report .+'s review$/ })
        .first()
        .click();
      return fillReport(page, "Report this review", once);
    },
    effectCountQuery: [
      "select count(*) from moderation.report where details = $1",
      (_, once) => [once],
    ],
  },
  {
    call: "POST /session/email-change",
    name: "a change of email",
    who: () => makePerson("Hana Tekle", { isVerified: true }),
    async fill(page, _, once) {
      await page.goto("/account-management");
      await waitForHydration(page);
      await page.getByRole("button", { name: "Change email" }).click();
      const dialog = page.getByRole("dialog", { name: "Change your email" });
      await dialog.getByLabel("New email").fill(makeEmail(once));
      return {
        send: dialog.getByRole("button", { name: "Send link" }),
        done: page.getByText(sessionCopy.emailChangeRequested),
      };
    },
    effectCountQuery: [
      "select count(*) from pgboss.job where name = 'accounts.mail-email-change' and data->'payload'->>'newEmail' = $1",
      (_, once) => [makeEmail(once)],
    ],
  },
  {
    call: "POST /pay/checkout/one-time",
    name: "a payment of a price",
    who: () => makePerson("Selam Haile", { isVerified: true }),
    async fill(page, { payableBusiness }) {
      await page.goto(payableBusiness.path);
      await waitForHydration(page);
      await page.getByRole("button", { name: "Pay now: Knotless braids" }).click();
      const dialog = page.getByRole("dialog", { name: `Pay ${payableBusiness.businessName}` });
      return {
        send: dialog.getByRole("button", { name: "Continue to payment" }),
        done: page.getByLabel("Card number"),
      };
    },
    effectCountQuery: [
      "select count(*) from payments.payment where buyer_id = $1",
      (_, __, who) => [who?.id],
    ],
  },
];

async function fillReport(page: Page, title: string, details: string) {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("radio").first().check();
  await dialog.getByLabel("Tell us more").fill(details);
  return {
    send: dialog.getByRole("button", { name: "Send report" }),
    done: page.getByText("Reported").or(page.getByText("You reported this.")).first(),
  };
}
