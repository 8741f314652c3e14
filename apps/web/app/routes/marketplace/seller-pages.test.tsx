import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { describe, expect, test } from "vitest";
import {
  formatCell,
  listRowsToShow,
  outcomeChips,
  summariseImport,
} from "#areas/marketplace/items/import/copy.ts";
import { editableItem, managedItem } from "#test/items.ts";
import { getRedirect, openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import { people } from "#test/profiles.ts";
import { soldOrder } from "#test/sold-orders.ts";
import { makeOwnStore, makePublicStore } from "#test/stores.ts";
import * as addItem from "./add-item.tsx";
import * as editItem from "./edit-item.tsx";
import * as importItems from "./import-items.tsx";
import * as itemsFile from "./items-file.ts";
import * as packingSlip from "./packing-slip.ts";
import { shouldRevalidateWizard } from "./should-revalidate-wizard.ts";
import * as soldFile from "./sold-file.ts";
import * as itemsTab from "./store/items.tsx";
import * as soldTab from "./store/sold.tsx";
import * as storeOfUser from "./store-of-user.tsx";

const viewer: FullProfile = { ...people["approved merchant"], id: "kwame-uid" };
const path = "/marketplace/stores/kumasi-cloth-house";
const own = makeOwnStore({ userId: viewer.id });
const ownStoreAnswers = { "GET /Store-info/user/kwame-uid": own };
const page = (data: unknown[], more = {}) => ({ data, nextCursor: null, ...more });
const foreignStorePath = "/marketplace/stores/adjoa-cloth";
const notFound = "/?pageNotFound=404";

describe("the Sold tab of a store", () => {
  const sold = "/marketplace/sold/STO-7KQ2M9XA";
  const problems = { "GET /marketplace/problems/STO-7KQ2M9XA": { data: [] } };
  const open = (query = "", answers: object = {}) =>
    openPage(soldTab, `${path}/sold${query}`, {
      viewer,
      answers: {
        ...ownStoreAnswers,
        ...problems,
        [`GET ${sold}`]: page([soldOrder], { waiting: 1 }),
        ...answers,
      },
    });

  test("lists what was sold with what the seller gets of it", async () => {
    const { text, calls, title } = await open();
    expect(text).toContain("Order 7QK2-M9XD");
    expect(text).toContain("$157.95");
    expect(text).toContain("$139.16");
    expect(title).toBe("Purchase History | Boab");
    expect(calls).toContainEqual({ call: `GET ${sold}`, query: { limit: "20" } });
  });

  test("asks for the state and the words of the address; one named order brings its messages", async () => {
    const conversation = {
      canWrite: true,
      messages: [
        {
          id: "0b0f2a5e-5a8e-4b9e-9b53-0d4f7a2c1e11",
          from: "buyer",
          isOwn: false,
          body: "Is it on its way?",
          sentAt: "2026-11-14T13:30:00.000Z",
        },
      ],
    };
    const { calls, text } = await open("?status=sent&q=7qk2-m9xd", {
      "GET /marketplace/orders/7QK2-M9XD/messages": conversation,
    });
    expect(calls).toContainEqual({
      call: `GET ${sold}`,
      query: { limit: "20", status: "sent", q: "7qk2-m9xd" },
    });
    expect(text).toContain("Sun 15 Nov, 12:30 am Is it on its way?");
  });

  test("a breakdown says so on the tab; a refusal is the whole page's", async () => {
    const broken = { [`GET ${sold}`]: makeRefusal(503, "not_available", "Please try again soon.") };
    expect((await open("", broken)).text).toContain("Please try again soon.");
    const refused = { [`GET ${sold}`]: makeRefusal(403, "forbidden", "No.") };
    await expect(open("", refused)).rejects.toMatchObject({ init: { status: 403 } });
  });

  test("X-37 somebody else's orders look like a missing page, and visitors sign in first", async () => {
    const other = openPage(soldTab, `${foreignStorePath}/sold`, {
      viewer,
      answers: ownStoreAnswers,
    });
    expect(await getRedirect(other)).toBe(notFound);
    expect(await getRedirect(openPage(soldTab, `${path}/sold`))).toBe(
      "/register?next=%2Fmarketplace%2Fstores%2Fkumasi-cloth-house%2Fsold",
    );
  });

  test.each([
    [
      "track",
      { itemNumber: "1", courier: "Sendle", trackingNumber: "SN4" },
      "PATCH /purchase-history/7QK2-M9XD/1",
      { courier: "Sendle", trackingNumber: "SN4" },
    ],
    [
      "refund",
      { "pieces-1": "1", delivery: "yes", amount: "19.90", backInStock: "yes" },
      "POST /marketplace/orders/7QK2-M9XD/refunds",
      {
        items: [{ itemNumber: 1, quantity: 1 }],
        delivery: true,
        amountCents: 1_990,
        backInStock: true,
      },
    ],
    [
      "answer",
      { answer: "decline", reply: "It was whole.", "pieces-1": "1" },
      "POST /marketplace/orders/7QK2-M9XD/problem-reply",
      { refund: null, reply: "It was whole." },
    ],
  ])("the form %s sends %o by %s", async (intent, values, call, body) => {
    const failing = () => new Response("", { status: 500 });
    const { calls } = await postTo(
      soldTab,
      `${path}/sold`,
      { intent, orderId: "7QK2-M9XD", ...values },
      { viewer, answers: { [call]: failing } },
    );
    expect(calls).toEqual([{ call, body }]);
  });
});

describe("the files of a store", () => {
  const lines = async (loaded: unknown) => {
    const response = loaded as Response;
    const name = response.headers.get("content-disposition");
    return { name, rows: (await response.text()).replace(/^\ufeff/, "").split("\r\n") };
  };

  test("orders are one row for each item, with the money of the order", async () => {
    const { loaderData } = await openPage(soldFile, `${path}/sold.csv`, {
      viewer,
      answers: {
        ...ownStoreAnswers,
        "GET /marketplace/sold/STO-7KQ2M9XA": page([soldOrder], { waiting: 1 }),
      },
    });
    const { name, rows } = await lines(loaderData);
    expect(name).toBe('attachment; filename="kumasi-cloth-house-orders.csv"');
    expect(rows[1]).toContain(
      '"149.00","149.00","8.95","157.95","18.79","0.00","0.00","0.00","139.16"',
    );
  });

  test("items say the day they were added in Sydney, not in London", async () => {
    const item = { ...managedItem, createdAt: "2026-11-15T22:00:00.000Z", previous_price: null };
    const { loaderData } = await openPage(itemsFile, `${path}/items.csv`, {
      viewer,
      answers: {
        ...ownStoreAnswers,
        "GET /shop-item/managed/STO-7KQ2M9XA": page([item], { counts: null }),
      },
    });
    const { name, rows } = await lines(loaderData);
    expect(name).toBe('attachment; filename="kumasi-cloth-house-items.csv"');
    expect(rows[1]).toContain('"149.00","","live","14","0","2026-11-16"');
  });

  test("nobody gets the files of somebody else's store", async () => {
    for (const [file, name] of [
      [soldFile, "sold.csv"],
      [itemsFile, "items.csv"],
    ] as const) {
      const opened = openPage(file, `${foreignStorePath}/${name}`, {
        viewer,
        answers: ownStoreAnswers,
      });
      expect(await getRedirect(opened)).toBe(notFound);
    }
  });

  test("a packing slip opens in the browser under its own name", async () => {
    const packingSlipFile = {
      fileName: "slip-7QK2-M9XD.pdf",
      pdfBase64: Buffer.from("%PDF-").toString("base64"),
    };
    const { loaderData } = await openPage(packingSlip, `${path}/sold/7QK2-M9XD/packing-slip.pdf`, {
      viewer,
      answers: { "GET /marketplace/orders/7QK2-M9XD/packing-slip": packingSlipFile },
    });
    const response = loaderData as Response;
    expect(response.headers.get("content-disposition")).toBe(
      'inline; filename="slip-7QK2-M9XD.pdf"',
    );
    expect(await response.text()).toBe("%PDF-");
  });
});

describe("the Items tab of a store", () => {
  const counts = { all: 6, live: 4, low: 1, out: 2, draft: 1, archived: 1 };
  const week = (orders: number, salesCents: number) => ({
    from: "2026-11-09",
    orders,
    salesCents,
    feesCents: 0,
    refundsCents: 0,
    netCents: salesCents,
  });
  const figures = {
    weeks: [week(9, 90_000), week(1, 4_450), week(0, 0), week(2, 15_050), week(1, 500)],
    waiting: { count: 2, oldestPaidAt: "2026-11-13T00:00:00.000Z" },
    punctuality: { due: 0, onTime: 0 },
    bestSellers: [],
    readAt: "2026-11-16T01:00:00.000Z",
  };

  test("its seller sees four weeks of sales, the stock and what waits for tracking", async () => {
    const { text, calls } = await openPage(itemsTab, `${path}/items?state=low&q=dress`, {
      viewer,
      answers: {
        ...ownStoreAnswers,
        "GET /shop-item/managed/STO-7KQ2M9XA": page([managedItem], { counts }),
        "GET /marketplace/figures/STO-7KQ2M9XA": figures,
        "GET /pay/merch/balance": { balance: null },
      },
      outlet: { store: own, own },
    });
    expect(text).toContain("Items live 4 2 out of stock, 1 low");
    expect(text).toContain("Orders in four weeks 4 $200.00 in sales");
    expect(text).toContain("Waiting for tracking 2 Oldest paid 3 days ago");
    expect(text).toContain("Adire indigo wrap dress");
    expect(calls).toContainEqual({
      call: "GET /shop-item/managed/STO-7KQ2M9XA",
      query: { limit: "24", state: "low", q: "dress" },
    });
  });

  test("visitors see what is for sale, and none of its figures", async () => {
    const { status, quantityAvailable, inCheckout, soldCount, ...card } = managedItem;
    const { text, title } = await openPage(itemsTab, `${path}/items?state=draft`, {
      answers: {
        "GET /marketplace/stores/kumasi-cloth-house": makePublicStore(),
        "GET /shop-item/get-items/STO-7KQ2M9XA": page([card]),
      },
      outlet: { store: makePublicStore(), own: null },
    });
    expect(text).toContain("$149.00");
    expect(text).not.toContain("Waiting for tracking");
    expect(title).toBe("Items of Kumasi Cloth House | Boab");
  });

  test.each([
    ["delete", "DELETE /shop-item/ITM-2"],
    ["restore", "POST /shop-item/ITM-2/restore"],
  ])("the button %s calls %s", async (intent, call) => {
    const failing = () => new Response("", { status: 500 });
    const { calls } = await postTo(
      itemsTab,
      `${path}/items`,
      { intent, itemId: "ITM-2" },
      { viewer, answers: { [call]: failing } },
    );
    expect(calls.map((one) => one.call)).toEqual([call]);
  });
});

describe("adding and editing an item", () => {
  test("ITEMW-21 a seller starts with what they had begun; without a store there is nothing to add to", async () => {
    const answers = { ...ownStoreAnswers, "GET /shop-item/draft/STO-7KQ2M9XA": { draft: null } };
    const { text } = await openPage(addItem, `${path}/add`, { viewer, answers });
    expect(text).not.toContain("You need a store");
    const none = { "GET /Store-info/user/kwame-uid": makeRefusal(404, "not_found", "No store.") };
    const without = await openPage(addItem, `${path}/add`, { viewer, answers: none });
    expect(without.loaderData).toBeNull();
    expect(without.text).toContain("❌ No valid store found. Please create a store first.");
  });

  test("a new item is made in the store of the page, whatever the form says", async () => {
    const { calls } = await postTo(
      addItem,
      `${path}/add`,
      { intent: "create", item: JSON.stringify({ name: "Basket", store_id: "STO-OTHER" }) },
      {
        viewer,
        answers: {
          ...ownStoreAnswers,
          "POST /shop-item/create-item": makeRefusal(409, "conflict", "No."),
        },
      },
    );
    expect(calls.at(-1)?.body).toEqual({ name: "Basket", store_id: "STO-7KQ2M9XA" });
  });

  test("an item is edited under its own name and price; a draft goes back to where it began", async () => {
    const stored = { "GET /shop-item/ITM-22222222/editing": editableItem };
    const editPath = `${path}/items/ITM-22222222/edit`;
    const { html } = await openPage(editItem, editPath, {
      viewer,
      answers: { ...ownStoreAnswers, ...stored },
    });
    expect(html).toContain('value="Adire indigo wrap dress"');
    const draft = { "GET /shop-item/ITM-22222222/editing": { ...editableItem, status: "draft" } };
    const opened = openPage(editItem, editPath, {
      viewer,
      answers: { ...ownStoreAnswers, ...draft },
    });
    expect(await getRedirect(opened)).toBe(`${path}/add`);
  });

  test("another step loads nothing; another page and a sent form do", () => {
    const at = (from: string, to: string, formMethod?: "POST") =>
      shouldRevalidateWizard({
        currentUrl: new URL(`http://localhost${from}`),
        nextUrl: new URL(`http://localhost${to}`),
        formMethod,
        defaultShouldRevalidate: true,
      } as never);
    expect(at("/add?step=1", "/add?step=2")).toBe(false);
    expect(at("/add?step=1", "/add?step=2", "POST")).toBe(true);
    expect(at("/add", "/add")).toBe(true);
    expect(at("/add?step=1", "/sold?step=2")).toBe(true);
  });
});

describe("importing items", () => {
  const row = (line: number, outcome: "change" | "same" | "wrong") => ({
    line,
    sku: `SKU-${line}`,
    name: "",
    outcome,
    changes: [],
    problems: [],
  });

  test("the page leads to the export of the same store", async () => {
    const { text, html } = await openPage(importItems, `${path}/import`, {
      viewer,
      answers: ownStoreAnswers,
    });
    expect(text).toContain("We match rows by SKU.");
    expect(html).toContain(`href="${path}/items.csv"`);
    const other = openPage(importItems, `${foreignStorePath}/import`, {
      viewer,
      answers: ownStoreAnswers,
    });
    expect(await getRedirect(other)).toBe(notFound);
  });

  test.each([
    [[row(2, "change")], false, "1 item will change."],
    [[row(2, "change"), row(3, "change")], true, "2 items were changed."],
    [[row(2, "same")], false, "Nothing in this file changes your items."],
    [
      [row(2, "change"), row(3, "wrong")],
      false,
      "1 item will change. 1 row has a problem and is left out.",
    ],
    [
      [row(2, "change"), row(3, "wrong"), row(4, "wrong")],
      true,
      "1 item was changed. 2 rows have a problem and were left out.",
    ],
  ])("sums %o up (imported: %s): %s", (rows, isImported, words) => {
    expect(summariseImport(rows, isImported)).toBe(words);
  });

  test("problems come first, and what changes nothing isn't listed", () => {
    const rows = [row(2, "change"), row(3, "same"), row(4, "wrong")];
    expect(listRowsToShow(rows).map(({ line }) => line)).toEqual([4, 2]);
    expect(outcomeChips.wrong).toEqual({ label: "Left out", tone: "danger" });
    expect([formatCell(""), formatCell("12.00")]).toEqual(["empty", "12.00"]);
  });
});

describe("the page that names a store's owner", () => {
  const encoded = Buffer.from("kwame-uid").toString("base64url");

  test("leads to the store; without one its owner can open it and nobody else", async () => {
    const encodedPath = `/marketplace/${encoded}`;
    expect(
      await getRedirect(openPage(storeOfUser, encodedPath, { viewer, answers: ownStoreAnswers })),
    ).toBe(path);
    const none = { "GET /Store-info/user/kwame-uid": makeRefusal(404, "not_found", "No store.") };
    const { html } = await openPage(storeOfUser, encodedPath, { viewer, answers: none });
    expect(readFormValuesFrom(html, "storeName")).toMatchObject({
      email: viewer.email,
      storeName: "",
    });
    const visitor = openPage(storeOfUser, encodedPath, { viewer: people.member, answers: none });
    expect(await getRedirect(visitor)).toBe(notFound);
  });
});
