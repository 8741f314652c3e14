import type { SoldOrder } from "@boab/contracts/marketplace/orders";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import type { OrdersView } from "./load-orders.server.ts";
import { ordersCsv } from "./orders-csv.ts";
import { SoldTab } from "./sold-tab.tsx";

const line = {
  ItemNumber: 1,
  itemId: "ITM-4F7A2KQZ",
  name: "Adire indigo wrap dress",
  picture: null,
  color: "Indigo",
  Type: "wrap midi",
  size: "M",
  quantity: 1,
  price: 149,
  total: 149,
  platform_fee: 18.79,
  courier: null,
  trackingNumber: null,
  sentAt: null,
  refunded: 0,
};
const order: SoldOrder = {
  order_id: "7QK2-M9XD",
  state: "to send",
  paidAt: "2026-11-13T01:00:00.000Z",
  sendBy: "2026-11-17",
  doneAt: null,
  delivery: { courier: "Aramex", service: "Standard, 2–6 days" },
  recipient: { name: "Ruth Danso", phone: null, address: ["4 Plenty Road"], place: "Preston VIC" },
  goods: 149,
  shipping: 8.95,
  total: 157.95,
  platform_fee: 18.79,
  net_profit: 139.16,
  refunded: 0,
  lines: [line],
};
const view: OrdersView = {
  ...{ orders: [order], hasMore: false, waiting: 1, status: undefined, q: "", problem: null },
  ...{ problems: [], conversation: null },
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
      ...["Purchase History", "Order 7QK2-M9XD", "$157.95", "View Details", "Packing slip"],
      ...["ITM-4F7A2KQZ", "Indigo, wrap midi", "$149.00", "−$18.79", "$139.16", "Ruth Danso"],
      ...["Courier", "Tracking number", "Save", "1 order is waiting for a tracking number."],
    ])
      expect(page).toContain(shown);
    expect(page).toContain("<details open");
  });

  test("SOLD-04 X-39 the courier the buyer chose comes first, then the five and another", () => {
    const options = [...render().matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
    expect(options).toEqual([
      ...["Aramex", "Australia Post", "CouriersPlease", "Sendle", "StarTrack", "Toll", "Other"],
    ]);
  });

  test("SOLD-06 what could not be loaded says so, and how to go on", () => {
    const page = render({ orders: [], problem: "We can't connect right now." });
    expect(page).toContain("Error: We can&#x27;t connect right now.");
    expect(page).toContain("Try again");
  });

  test("what is late is marked, and what was paid back has no form", () => {
    expect(render()).not.toContain("text-danger");
    expect(render({}, "2026-11-18")).toContain("text-danger");
    const page = render({ orders: [{ ...order, state: "cancelled" }] });
    expect(page).not.toContain("<form method");
    expect(page).toContain("nothing to send");
  });

  test("an order that is picked up asks for no number", () => {
    const page = render({ orders: [{ ...order, delivery: null }] });
    expect(page).toContain("Mark as picked up");
    expect(page).not.toContain('name="trackingNumber"');
  });
});

test("a file of orders has a row for each item, and an order's sums once", () => {
  const two = { ...order, lines: [line, { ...line, ItemNumber: 2, name: "=HYPERLINK()" }] };
  const [, first, second] = ordersCsv([two]).split("\r\n");
  expect(first).toContain('"157.95"');
  expect(second).not.toContain('"157.95"');
  expect(second).toContain('"\'=HYPERLINK()"');
});
