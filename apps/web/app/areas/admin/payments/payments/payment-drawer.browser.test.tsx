import type { PaymentDetails } from "@boab/contracts/payments/administration";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PaymentDrawer } from "./payment-drawer.tsx";

const sale = {
  id: "sale-1",
  sellerName: "Kumasi Cloth House",
  payee: null,
  lines: [],
  messages: [],
  amountCents: 6500,
  feeCents: 650,
  cardFeeCents: 141,
  shareCents: 5850,
  settledCents: 0,
  returnedFeeCents: 0,
  coveredCents: 0,
  netCents: 5850,
  isOrder: false,
  refundedCents: 0,
  disputedCents: 0,
  isHeld: false,
  refundReasons: [],
};
const payment = {
  id: "6f1f7a46-5f5e-4b0b-9d3a-0d4f3f1b2a10",
  state: "paid",
  buyer: null,
  sales: [sale],
  orders: {},
  amountCents: 6500,
  refundedCents: 0,
  disputedCents: 0,
  isHeld: false,
  isParked: false,
  createdAt: "2026-11-14T22:48:00.000Z",
  paidAt: null,
  chargeId: null,
} as unknown as PaymentDetails;

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => <PaymentDrawer payment={payment} isOpen onClose={vi.fn()} />,
    action: async ({ request }) => {
      const isRefund = (await request.formData()).get("intent") === "refund";
      return { ok: true, response: isRefund ? sale : payment };
    },
  },
]);

test("a refund is confirmed inside the drawer, where a toast could not be read", async () => {
  await render(<Page />);
  await page.getByRole("button", { name: "Refund Kumasi Cloth House" }).click();
  const dialog = page.getByRole("dialog", { name: "Refund Kumasi Cloth House?" });
  await dialog.getByRole("button", { name: "Refund $65.00" }).click();
  const drawer = page.getByRole("dialog", { name: /^Payment/ });
  const note = drawer.getByRole("status");
  await expect.element(note).toMatchTextContent("Refund on its way.");
  await expect.element(note).toHaveFocus();
});
