import { insertPaidOrder } from "../orders.ts";
import { makeCreator, makeOwner, makePerson, makeSeller, type TestPerson } from "../people.ts";
import { type CreatingForm, getDayAhead, makeEmail, type TestRecords } from "./test-records.ts";

interface PlainForm extends CreatingForm {
  path: (testRecords: TestRecords, person: TestPerson | undefined) => string;
  /** What tells the form from the others of its page. */
  mark: string;
  typed: (testRecords: TestRecords, once: string, html: string) => Record<string, string>;
}

/** The first choice that a form offers for a field. */
const readFirstValue = (html: string, name: string): string => {
  const tags = html.match(/<input\b[^>]*>/g) ?? [];
  const offered = tags.find(
    (tag) => tag.includes(`name="${name}"`) && !tag.includes('disabled=""'),
  );
  return /\svalue="([^"]+)"/.exec(offered ?? "")?.[1] ?? "";
};

/** An order has one problem at a time, so each report is of an order of its own. */
const ordersOfBuyers = new Map<string, string>();
const getOrderId = (buyer: TestPerson | undefined) => ordersOfBuyers.get(buyer?.id ?? "");

async function makeBuyerWithOrder({ testStore }: TestRecords): Promise<TestPerson> {
  const buyer = await makePerson("Ruth Danso", { isVerified: true });
  const { orderId } = await insertPaidOrder(testStore.owner, buyer);
  ordersOfBuyers.set(buyer.id, orderId);
  return buyer;
}

/** Forms that the page has before its script runs. */
export const plainForms: PlainForm[] = [
  {
    call: "POST /app/enquiries",
    name: "an enquiry",
    path: () => "/contact-us",
    mark: 'name="message"',
    typed: (_, once) => ({ name: "Kwame Test", email: "kwame@people.example", message: once }),
    effectCountQuery: [
      "select count(*) from outreach.enquiry where message = $1",
      (_, once) => [once],
    ],
  },
  {
    call: "POST /newsletter/subscribers",
    name: "a subscription",
    path: () => "/newsletter/subscribe",
    mark: 'action="/newsletter/subscribe"',
    typed: (_, once) => ({ name: "Kwame Test", email: makeEmail(once) }),
    effectCountQuery: [
      `select count(*) from pgboss.job join outreach.subscriber
         on data->'payload'->>'subscriberId' = subscriber.id::text where email = $1`,
      (_, once) => [makeEmail(once)],
    ],
  },
  {
    call: "POST /dir/bookings",
    name: "a guest's booking",
    path: ({ business }) =>
      `${business.path}/book?service=${business.serviceId}&date=${getDayAhead(5)}`,
    mark: 'name="customerName"',
    typed: (_, once, html) => ({
      customerName: "Kwame Test",
      customerEmail: makeEmail(once),
      start: readFirstValue(html, "start"),
    }),
    effectCountQuery: [
      "select count(*) from bookings.booking where customer_email = $1",
      (_, once) => [makeEmail(once)],
    ],
  },
  {
    call: "POST /dir/bookings",
    name: "a member's booking",
    who: ({ buyer }) => buyer,
    path: ({ business }) =>
      `${business.path}/book?service=${business.serviceId}&date=${getDayAhead(6)}`,
    mark: 'name="customerName"',
    typed: (_, __, html) => ({ customerName: "Ruth Danso", start: readFirstValue(html, "start") }),
    effectCountQuery: [
      "select count(*) from bookings.booking where user_id = $1",
      (_, __, who) => [who?.id],
    ],
  },
  {
    call: "POST /dir/business/:id/waitlist",
    name: "a place on a waiting list",
    path: ({ business }) =>
      `${business.path}/waiting-list?service=${business.serviceId}&date=${getDayAhead(5)}`,
    mark: 'name="latestStart"',
    typed: (_, once) => ({
      [`day.${getDayAhead(5)}`]: getDayAhead(5),
      customerEmail: makeEmail(once),
    }),
    effectCountQuery: [
      "select count(*) from bookings.waitlist_place where email = $1",
      (_, once) => [makeEmail(once)],
    ],
  },
  {
    call: "POST /resume",
    name: "a job application",
    path: ({ jobId }) => `/directory/jobs/${jobId}`,
    mark: 'name="note"',
    typed: (_, once) => ({ name: "Kwame Test", email: makeEmail(once), note: "From Monday." }),
    effectCountQuery: [
      "select count(*) from jobs.application where email = $1",
      (_, once) => [makeEmail(once)],
    ],
  },
  {
    call: "POST /marketplace/stores/:slug/back-notices",
    name: "a notice when a store is back",
    path: ({ storeOnHolidaySlug }) => `/marketplace/stores/${storeOnHolidaySlug}`,
    mark: 'value="ask-back"',
    typed: (_, once) => ({ email: makeEmail(once) }),
    effectCountQuery: [
      `select count(*) from pgboss.job join marketplace.back_notice
         on data->'payload'->>'noticeId' = back_notice.id::text where email = $1`,
      (_, once) => [makeEmail(once)],
    ],
  },
  {
    call: "POST /session/password-reset",
    name: "a link to reset a password",
    path: () => "/register?mode=forgot",
    mark: 'name="email"',
    typed: ({ buyer }) => ({ email: buyer.email }),
    effectCountQuery: [
      "select count(*) from pgboss.job where name = 'accounts.mail-password-reset' and data::text like '%' || $1 || '%'",
      ({ buyer }) => [buyer.email],
    ],
  },
  {
    call: "POST /session/email-verification",
    name: "a link to confirm an email",
    who: () => makePerson("Hana Tekle"),
    path: () => "/account-management",
    mark: 'value="verify-email"',
    typed: () => ({}),
    effectCountQuery: [
      "select count(*) from pgboss.job where name = 'accounts.mail-verification' and data->'payload'->>'email' = $1",
      (_, __, who) => [who?.email],
    ],
  },
  {
    call: "POST /mediaItems/:vid_Id/comments",
    name: "a comment",
    who: ({ buyer }) => buyer,
    path: () => "/media/videos/demo-LR-65x",
    mark: 'value="comment"',
    typed: (_, once) => ({ body: once }),
    effectCountQuery: ["select count(*) from media.comment where body = $1", (_, once) => [once]],
  },
  {
    call: "POST /mediaItems/:vid_Id/like",
    name: "a like",
    who: () => makePerson("Thandi Moyo", { isVerified: true }),
    path: () => "/media/videos/demo-LR-65x",
    mark: 'value="like"',
    typed: () => ({}),
    effectCountQuery: [
      "select count(*) from media.video_like where profile_id = $1",
      (_, __, who) => [who?.id],
    ],
  },
  {
    call: "POST /cart/add",
    name: "an item in the cart",
    who: ({ buyer }) => buyer,
    path: ({ testStore: stall }) => `/marketplace/item/${stall.itemId.replace("ITM", "SKU")}`,
    mark: 'id="buy"',
    typed: () => ({}),
    effectCountQuery: [
      "select sum(quantity) from marketplace.cart_line where user_id = $1",
      (_, __, who) => [who?.id],
    ],
  },
  {
    call: "POST /dir/business",
    name: "a listing",
    who: () => makeOwner("Adut Lual"),
    path: () => "/directory/add-business?step=details",
    mark: 'name="businessName"',
    typed: (_, once) => ({
      businessName: `Mama Zuri ${once}`,
      category: "Restaurants",
      phone: "+61 400 000 000",
      email: "hello@zuri.example",
      description: "Jollof, suya and stories.",
    }),
    effectCountQuery: [
      "select count(*) from directory.business where owner_id = $1",
      (_, __, who) => [who?.id],
    ],
  },
  {
    call: "POST /marketplace/my-orders/:order_id/problems",
    name: "a problem with an order",
    who: makeBuyerWithOrder,
    path: (_, who) => `/my-account/orders/${getOrderId(who)}?do=report`,
    mark: 'value="report"',
    typed: (_, __, html) => ({
      "item-1": "yes",
      kind: readFirstValue(html, "kind"),
      details: "It isn't what I ordered.",
    }),
    effectCountQuery: [
      "select count(*) from marketplace.order_problem where order_id = $1",
      (_, __, who) => [getOrderId(who)],
    ],
  },
  {
    call: "POST /marketplace/orders/:order_id/messages",
    name: "a message of a buyer",
    who: ({ buyer }) => buyer,
    path: ({ orderId }) => `/my-account/orders/${orderId}`,
    mark: 'value="message"',
    typed: (_, once) => ({ body: once }),
    effectCountQuery: [
      "select count(*) from marketplace.order_message where body = $1",
      (_, once) => [once],
    ],
  },
  {
    call: "POST /Store-info/create-store",
    name: "a store",
    who: () => makeSeller("Abena Mensah"),
    path: (_, who) => `/marketplace/${Buffer.from(who?.id ?? "").toString("base64url")}`,
    mark: 'name="storeName"',
    typed: (_, once) => ({ storeName: `Kumasi Cloth ${once}`, email: makeEmail(once) }),
    effectCountQuery: [
      "select count(*) from marketplace.store where user_id = $1",
      (_, __, who) => [who?.id],
    ],
  },
  {
    call: "POST /create/media-account",
    name: "a creator page",
    who: () => makeCreator("Thandi Moyo"),
    path: () => "/media/add-video",
    mark: 'value="create-page"',
    typed: (_, once) => ({ name: `Thandi ${once}`, description: "Coffee, slowly." }),
    effectCountQuery: [
      "select count(*) from media.account where user_id = $1",
      (_, __, who) => [who?.id],
    ],
  },
  {
    call: "POST /admin/newsletter/issues",
    name: "an issue of the newsletter",
    who: () => "admin",
    path: () => "/admin/newsletter/new",
    mark: 'name="subject"',
    typed: (_, once) => ({ subject: once, intro: "What happened this month." }),
    effectCountQuery: [
      "select count(*) from outreach.issue where subject = $1",
      (_, once) => [once],
    ],
  },
  {
    call: "POST /admin/payments/checks",
    name: "a check of the payments",
    who: () => "admin",
    path: () => "/admin/payments/differences",
    mark: "Check now",
    typed: () => ({}),
    effectCountQuery: ["select count(*) from payments.reconciliation_run", () => []],
  },
];
