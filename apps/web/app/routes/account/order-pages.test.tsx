import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import type { OrderProblem } from "@boab/contracts/marketplace/order-problem";
import { describe, expect, test } from "vitest";
import { openPage, postTo, readFormValuesFrom, toText } from "#test/open-page.tsx";
import { makeBoughtOrder } from "#test/orders.ts";
import { people } from "#test/profiles.ts";
import * as orderPage from "./order.tsx";
import * as receiptFile from "./order-receipt.ts";
import * as ordersPage from "./orders.tsx";
import * as problemPhoto from "./problem-photo.ts";

const viewer = people.member;
const path = "/my-account/orders/4TR8-W2HN";
const api = "/marketplace/my-orders/4TR8-W2HN";
const conversation = {
  canWrite: true,
  messages: [
    {
      id: "0b0f2a5e-5a8e-4b9e-9b53-0d4f7a2c1e11",
      from: "store",
      isOwn: false,
      body: "It leaves tomorrow.",
      sentAt: "2026-11-08T20:00:00.000Z",
    },
  ],
};
const [dress] = makeBoughtOrder().lines as [BoughtOrderDetails["lines"][number]];

describe("/my-account/orders", () => {
  const counts = { all: 3, "on the way": 2, received: 1, cancelled: 0 };
  const open = (data: unknown[], query = "", shownCounts = counts) =>
    openPage(ordersPage, `/my-account/orders${query}`, {
      viewer,
      answers: { "GET /marketplace/my-orders": { data, nextCursor: null, counts: shownCounts } },
    });
  const { recipient, refunds, gstCents, document, together, problem, can, ...listed } =
    makeBoughtOrder();

  test("each order says when it was placed in Sydney, what it cost and what is next", async () => {
    const { text, html } = await open([listed]);
    expect(text).toContain("2 orders are on the way. Times are Sydney time.");
    expect(text).toContain("Placed Sat 7 Nov 2026 Order 4TR8-W2HN Total $157.95");
    expect(text).toContain("Adire indigo wrap dress Kumasi Cloth House, 1 item");
    expect(text).toContain("Being packed Paid Sat 7 Nov. Leaves by Wed 11 Nov");
    expect(text).toContain("All 3 On the way 2 Delivered 1 Cancelled 0");
    expect(html).toContain('href="/my-account/orders/4TR8-W2HN"');
  });

  test("a parcel that is on its way is tracked from the list, and a refund is in the head", async () => {
    const line = {
      ...dress,
      courier: "Australia Post",
      trackingNumber: "33A1",
      refundedCents: 500,
    };
    const sent = { state: "sent", doneAt: "2026-11-09T14:30:00.000Z", refundedCents: 500 };
    const { text, html } = await open([{ ...listed, ...sent, lines: [line] }]);
    expect(text).toContain("Refunded $5.00");
    expect(text).toContain("On its way Sent Tue 10 Nov with Australia Post");
    expect(html).toMatch(/href="https:[^"]*auspost[^"]*33A1"/);
  });

  test("the search and the group of the address are what the API is asked for", async () => {
    const { calls, html, text } = await open([], "?show=received&q=%20dress%20");
    expect(calls[0]?.query).toEqual({ limit: "20", show: "received", q: "dress" });
    expect(readFormValuesFrom(html, "Search your orders")).toEqual({
      show: "received",
      q: "dress",
    });
    expect(text).toContain("No orders match “dress”.");
  });

  test("whoever bought nothing yet finds the marketplace", async () => {
    const { text } = await open([], "", { ...counts, all: 0 });
    expect(text).toContain("No orders yet");
    expect(text).toContain("Browse Marketplace");
  });
});

const problem: OrderProblem = {
  kind: "damaged",
  itemNumbers: [1],
  state: "answered",
  details: "The hem is torn.",
  photos: [{ number: 1, width: 800, height: 600 }],
  reportedAt: "2026-11-12T13:30:00.000Z",
  replyBy: "2026-11-17T13:30:00.000Z",
  reply: "We can mend it.",
  repliedAt: "2026-11-13T01:00:00.000Z",
  escalateBy: "2026-11-20T13:30:00.000Z",
  escalatedAt: null,
  note: null,
  settledAt: null,
  acts: ["escalate", "withdraw"],
};

describe("/my-account/orders/:orderId", () => {
  const open = (changes: Partial<BoughtOrderDetails> = {}, query = "") =>
    openPage(orderPage, `${path}${query}`, {
      viewer,
      answers: {
        [`GET ${api}`]: makeBoughtOrder(changes),
        "GET /marketplace/orders/4TR8-W2HN/messages": conversation,
      },
    });
  const post = (
    values: Record<string, string>,
    call: string,
    answer: unknown = makeBoughtOrder(),
  ) => postTo(orderPage, path, values, { viewer, answers: { [call]: answer } });

  test("says when it was placed, where it is, what it cost and where it goes", async () => {
    const { text, html } = await open();
    expect(text).toContain("Order 4TR8-W2HN Placed Sat 7 Nov 2026 at 7:52 pm, Sydney time.");
    expect(text).toContain("Being packed From Kumasi Cloth House");
    expect(text).toContain("Colour: Indigo. Size: M Quantity 1 $149.00");
    expect(text).toContain(
      "1 item $149.00 Sendle, Standard, 2–5 days $8.95 No GST, not registered",
    );
    expect(text).toContain("Paid $157.95 Amara Okafor 27 Droop Street Footscray VIC 3011");
    expect(text).toContain("It leaves tomorrow.");
    expect(text).toContain("Receipt, PDF");
    expect(html).toContain(`href="${path}/receipt.pdf"`);
    expect(text).not.toContain("It has arrived");
    expect(text).not.toContain("Report a problem");
  });

  test("refunds, GST and what was paid together stand on the receipt", async () => {
    const { text } = await open({
      gstCents: 1_436,
      document: "tax invoice",
      refundedCents: 2_500,
      refunds: [{ amountCents: 2_500, at: "2026-11-12T13:30:00.000Z", reason: "damaged" }],
      together: [{ orderId: "9ABC-D2EF", storeName: "Tote Co." }],
    });
    expect(text).toContain("Tax invoice, PDF");
    expect(text).toContain("Includes GST $14.36");
    expect(text).toContain("Refunded Fri 13 Nov −$25.00 Total after refunds $132.95");
    expect(text).toContain("Damaged or faulty");
    expect(text).toContain("Paid together with 9ABC-D2EF from Tote Co. Each store");
  });

  test("a line that went back whole is struck through; two of one say what each cost", async () => {
    const back = { ...dress, refundedCents: 14_900, refundedQuantity: 1, isForSale: false };
    const two = { ...dress, itemNumber: 2, name: "Bowl", quantity: 2, unitCents: 2_050 };
    const { text, html } = await open({ lines: [back, { ...two, totalCents: 4_100 }] });
    expect(html).toMatch(/<s [^>]*>\$149\.00<\/s>/);
    expect(text).toContain("Quantity 2 at $20.50 each $41.00");
    expect(html.match(/href="\/marketplace\/item\/SKU-4F7A2KQZ"/g)).toHaveLength(1);
  });

  test("one press says that it has arrived; only then it can be reviewed", async () => {
    const { html } = await open({
      state: "sent",
      can: { ...makeBoughtOrder().can, confirmReceived: true },
    });
    expect(html).not.toContain("Write a review");
    const { calls } = await post(
      readFormValuesFrom(html, "It has arrived"),
      `POST ${api}/received`,
    );
    expect(calls).toEqual([{ call: `POST ${api}/received`, body: {} }]);
    const received = { state: "received", receivedAt: "2026-11-12T13:30:00.000Z" } as const;
    expect((await open(received)).html).toContain("Write a review of Adire indigo wrap dress");
  });

  test("the form of a problem sends the items, the kind and the words", async () => {
    const can = { confirmReceived: false, reportUntil: "2026-12-12T13:30:00.000Z" };
    const report: ("damaged" | "not as described")[] = ["damaged", "not as described"];
    const received = { state: "received" as const, can: { ...can, report } };
    const { text, html } = await open(received, "?do=report");
    expect(text).toContain("You can report a problem until Sun 13 Dec.");
    expect(text).toContain("It's damaged or faulty");
    expect(text).not.toContain("It didn't arrive");
    const fields = readFormValuesFrom(html, "Send to the store");
    expect(fields).toMatchObject({ intent: "report", "item-1": "yes", details: "" });
    expect(html.match(/name="kind"/g)).toHaveLength(2);
    const values = { ...fields, kind: "damaged", details: "Torn." };
    const { calls } = await post(values, `POST ${api}/problems`);
    expect(calls).toEqual([
      {
        call: `POST ${api}/problems`,
        body: { kind: "damaged", items: [1], details: "Torn.", photos: [] },
      },
    ]);
  });

  test("items of one name are told apart by colour and picture; a refunded one isn't offered", async () => {
    const webp = "https://media.example/ochre.webp";
    const picture = { width: 480, height: 480, webp, jpeg: webp };
    const ochreLine = { ...dress, itemNumber: 2, color: "Ochre", quantity: 2, picture };
    const back = { ...dress, itemNumber: 3, color: "Clay", refundedQuantity: 1 };
    const can = { confirmReceived: false, report: ["damaged" as const], reportUntil: null };
    const order = { state: "received" as const, can, lines: [dress, ochreLine, back] };
    const { html } = await open(order, "?do=report");
    const form = /<legend[^>]*>Which item\?.*?<\/fieldset>/s.exec(html)?.[0] ?? "";
    expect(toText(form)).toContain("Adire indigo wrap dress Colour: Indigo. Size: M");
    expect(toText(form)).toContain("2 × Adire indigo wrap dress Colour: Ochre. Size: M");
    expect(form).toContain('src="https://media.example/ochre.webp"');
    expect(form.match(/name="item-\d"/g)).toEqual(['name="item-1"', 'name="item-2"']);
  });

  test("before it leaves, the same form asks to cancel", async () => {
    const can = { confirmReceived: false, report: ["changed mind" as const], reportUntil: null };
    const { text } = await open({ can }, "?do=report");
    expect(text).toContain("Ask to cancel Kumasi Cloth House sees this first.");
    expect(text).not.toContain("What went wrong?");
    expect((await open({}, "?do=report")).text).not.toContain("Send to the store");
  });

  test("a reported problem says where it is, and its buyer can ask us to decide", async () => {
    const { text, html } = await open({ problem });
    expect(text).toContain("Kumasi Cloth House replied.");
    expect(text).toContain("ask us to look at it by Sat 21 Nov");
    expect(text).toContain("You reported: it's damaged or faulty Fri 13 Nov, 12:30 am");
    expect(text).toContain("“We can mend it.”");
    const { calls } = await post(
      readFormValuesFrom(html, "Ask us to decide"),
      `POST ${api}/problem`,
    );
    expect(calls).toEqual([{ call: `POST ${api}/problem`, body: { act: "escalate" } }]);
    const settled = { ...problem, settledAt: "2026-11-14T01:00:00.000Z", acts: [] };
    const after = await open({ problem: settled });
    expect(after.text).toContain("How it went");
    expect(after.text).not.toContain("Ask us to decide");
  });

  test("a problem is withdrawn, a message is sent, and nothing else is taken", async () => {
    const withdrawn = await post({ intent: "withdraw" }, `POST ${api}/problem`);
    expect(withdrawn.calls[0]?.body).toEqual({ act: "withdraw" });
    const messages = "POST /marketplace/orders/4TR8-W2HN/messages";
    const written = await post({ intent: "message", body: "Thanks" }, messages, conversation);
    expect(written.calls).toEqual([{ call: messages, body: { body: "Thanks" } }]);
    await expect(post({ intent: "refund" }, messages)).rejects.toMatchObject({
      init: { status: 400 },
    });
  });
});

test("the receipt of an order opens in the browser under its own name", async () => {
  const file = {
    fileName: "receipt-4TR8-W2HN.pdf",
    pdfBase64: Buffer.from("%PDF-").toString("base64"),
  };
  const { loaderData } = await openPage(receiptFile, `${path}/receipt.pdf`, {
    viewer,
    answers: { [`GET ${api}/receipt`]: file },
  });
  const response = loaderData as Response;
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(
    'inline; filename="receipt-4TR8-W2HN.pdf"',
  );
  expect(await response.text()).toBe("%PDF-");
});

test("a photo of a problem is reached by a link that no cache keeps", async () => {
  const url = "https://media.example/private/one.jpg?signature=1";
  const opened = openPage(problemPhoto, `${path}/problem-photos/2`, {
    viewer,
    answers: { "GET /marketplace/orders/4TR8-W2HN/problem-photos/2": { url } },
  });
  const response = (await opened.catch((thrown: unknown) => thrown)) as Response;
  expect(response.headers.get("location")).toBe(url);
  expect(response.headers.get("cache-control")).toContain("no-store");
});
