import type { BoughtLine } from "@boab/contracts/marketplace/my-orders";
import { StoreProblem } from "@boab/contracts/marketplace/order-problems";
import type { SoldLine, SoldOrder } from "@boab/contracts/marketplace/orders";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { toText } from "#test/open-page.tsx";
import { makeBoughtOrder } from "#test/orders.ts";
import { sample } from "#test/sample.ts";
import { soldOrder } from "#test/sold-orders.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import type { OrdersView } from "./load-orders.server.ts";
import { formatItemCount, formatNetProfit, listAmountRows } from "./order-view.ts";
import { formatOrdersCsv } from "./orders-csv.ts";
import { SoldTab } from "./sold-tab.tsx";

const order = soldOrder;
const [line] = order.lines as [SoldLine];
const view: OrdersView = {
  list: { ...emptyList, rows: [order] },
  waiting: 1,
  status: undefined,
  q: "",
  problem: null,
  problems: [],
  conversation: null,
};

const Page = ({ loaderData }: { loaderData: ComponentProps<typeof SoldTab> }) => (
  <SoldTab {...loaderData} />
);
const Stub = createRoutesStub([{ id: "sold", path: "/", Component: Page as never }]);

function render(changes: Partial<OrdersView> = {}, today = "2026-11-16") {
  const sold = { slug: "kumasi", storeName: "Kumasi Cloth House", today, ...view, ...changes };
  return renderToStaticMarkup(
    <Stub initialEntries={["/"]} hydrationData={{ loaderData: { sold } }} />,
  );
}

describe("the Sold tab", () => {
  test("SOLD-01 SOLD-02 a card with number and price opens to all the seller needs", () => {
    const page = render();
    for (const shown of [
      "Purchase History",
      "Order 7QK2-M9XD",
      "$157.95",
      "View Details",
      "Packing slip",
      "ITM-4F7A2KQZ",
      "Indigo, wrap midi",
      "$149.00",
      "−$15.80",
      "−$2.99",
      "$139.16",
      "Ruth Danso",
      "Courier",
      "Tracking number",
      "Save",
      "1 order is waiting for a tracking number.",
    ])
      expect(page).toContain(shown);
    expect(page).toContain("<details open");
  });

  test("SOLD-04 X-39 the courier the buyer chose comes first, then the five and another", () => {
    const options = [...render().matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
    expect(options).toEqual([
      "Aramex",
      "Australia Post",
      "CouriersPlease",
      "Sendle",
      "StarTrack",
      "Toll",
      "Other",
    ]);
  });

  test("SOLD-06 what could not be loaded says so, and how to go on", () => {
    const page = render({
      list: { ...emptyList, rows: [] },
      problem: "We can't connect right now.",
    });
    expect(page).toContain("Error: We can&#x27;t connect right now.");
    expect(page).toContain("Try again");
  });

  test("what is late is marked, and what was paid back has no form", () => {
    expect(render()).not.toContain("text-danger");
    expect(render({}, "2026-11-18")).toContain("text-danger");
    const page = render({ list: { ...emptyList, rows: [{ ...order, state: "cancelled" }] } });
    expect(page).not.toContain("<form method");
    expect(page).toContain("nothing to send");
  });

  test("an order that is picked up asks for no number", () => {
    const page = render({ list: { ...emptyList, rows: [{ ...order, delivery: null }] } });
    expect(page).toContain("Mark as picked up");
    expect(page).not.toContain('name="trackingNumber"');
  });
});

describe("what was refunded", () => {
  // One of two lines went back: $149.00, and $14.90 of our 10% with it.
  const shawlLine = {
    ...line,
    ItemNumber: 2,
    name: "Kente shawl",
    refunded: 149,
    refundedQuantity: 1,
  };
  const partlyRefundedOrder: SoldOrder = {
    ...order,
    lines: [line, shawlLine],
    goods: 298,
    total: 306.95,
    platform_fee: 36.22,
    card_fee: 5.52,
    refunded: 149,
    fee_given_back: 14.9,
    net_profit: 136.63,
  };

  test("SOLD-02 the rows of the card add up to the net profit", () => {
    const rows = listAmountRows(partlyRefundedOrder);
    expect(rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
      "Price $298.00",
      "Delivery $8.95",
      "Platform fee −$30.70",
      "Card fee −$5.52",
      "Refunded to the buyer −$149.00",
      "Fee given back $14.90",
    ]);
    const cents = rows.map(({ value }) => Number(value.replace(/[$,]/g, "").replace("−", "-")));
    expect(Math.round(cents.reduce((sum, one) => sum + one, 0) * 100)).toBe(13_663);
    expect(formatNetProfit(partlyRefundedOrder)).toBe("$136.63");
    expect(formatNetProfit({ net_profit: -4.04 })).toBe("−$4.04");
  });

  test("is struck out, and needs no tracking number", () => {
    const page = render({ list: { ...emptyList, rows: [partlyRefundedOrder] } });
    expect(page).toContain("<s>2. Kente shawl</s>");
    expect(page.match(/name="trackingNumber"/g)).toHaveLength(1);
  });

  test("stands in the file as the card has it", () => {
    const [header = "", first = ""] = formatOrdersCsv([partlyRefundedOrder]).split("\r\n");
    const cells = Object.fromEntries(
      header.split(",").map((name, index) => [name.replaceAll('"', ""), first.split(",")[index]]),
    );
    expect(cells).toMatchObject({
      "Order total": '"306.95"',
      "Platform fee": '"36.22"',
      "Fee given back": '"14.90"',
      Refunded: '"149.00"',
      Disputed: '"0.00"',
      "Net profit": '"136.63"',
    });
  });
});

test("a problem shows the seller which of two items with one name it is about", () => {
  const [dress] = makeBoughtOrder().lines as [BoughtLine];
  const webp = "https://media.example/ochre.webp";
  const picture = { width: 480, height: 480, webp, jpeg: webp };
  const ochreLine = { ...dress, itemNumber: 2, color: "Ochre", quantity: 2, picture };
  const { money, refundable } = order;
  const problem = sample(StoreProblem, {
    orderId: "7QK2-M9XD",
    buyerName: "Ruth Danso",
    kind: "damaged",
    money,
    refundable,
    lines: [dress, ochreLine],
    itemNumbers: [2],
  });
  const page = render({ problems: [problem] });
  const list = /<ul aria-label="Reported items".*?<\/ul>/s.exec(page)?.[0] ?? "";
  expect(toText(list)).toBe("2 × Adire indigo wrap dress Colour: Ochre. Size: M");
  expect(list).toContain('src="https://media.example/ochre.webp"');
});

test("a loss in the file is a number, and a formula isn't", () => {
  const lost = { ...order, net_profit: -4.04, lines: [{ ...line, name: "-1+1" }] };
  const file = formatOrdersCsv([lost]);
  expect(file).toContain('"-4.04"');
  expect(file).toContain('"\'-1+1"');
});

test("pieces are counted, not lines", () => {
  expect(formatItemCount({ lines: [{ ...line, quantity: 2 }] })).toBe("2 items");
  expect(formatItemCount({ lines: [line, { ...line, quantity: 2 }] })).toBe("3 items");
  expect(formatItemCount({ lines: [line] })).toBe("1 item");
});

test("a file of orders has a row for each item, and an order's sums once", () => {
  const two = { ...order, lines: [line, { ...line, ItemNumber: 2, name: "=HYPERLINK()" }] };
  const [, first, second] = formatOrdersCsv([two]).split("\r\n");
  expect(first).toContain('"157.95"');
  expect(second).not.toContain('"157.95"');
  expect(second).toContain('"\'=HYPERLINK()"');
});
