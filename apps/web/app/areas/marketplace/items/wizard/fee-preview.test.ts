import { settings } from "@boab/contracts/admin/settings";
import { splitPayment } from "@boab/contracts/payments/fees";
import { expect, test } from "vitest";
import { previewFee } from "./fee-summary.tsx";
import { listDeliveries } from "./wizard-item.ts";

const rule = settings.platformFee.initial;

/** Price, delivery, and the `platform_fee` of the order, by hand. */
test.each([
  [1_650, 995, 340],
  [500, 895, 194],
  [4_995, 895, 719],
  [4_995, 995, 731],
  [14_900, 895, 1_879],
  [8_900, 0, 1_071],
  [500, 0, 75],
  [32_000, 2_495, 4_066],
])(
  "X-80 %i cents with %i cents of delivery: the preview is what the order is charged",
  (price, delivery, fee) => {
    expect(previewFee(rule, price, delivery).totalCents).toBe(fee);
    const lines = [price, delivery].map((unitCents) => ({ payeeId: "a", unitCents, quantity: 1 }));
    expect(splitPayment(rule, lines)).toMatchObject([{ feeCents: fee }]);
  },
);

test("the preview offers the deliveries of the item, with picking it up", () => {
  const couriers = [
    {
      id: "sendle-standard",
      courier_name: "Sendle",
      shippingType: "Standard",
      shippingTime: "2–5 days",
      shippingCost: 8.95,
      shippingCostType: "flat" as const,
    },
  ];
  expect(listDeliveries({ couriers, hasPickup: true })).toEqual([
    { id: "sendle-standard", label: "Sendle Standard", cents: 895 },
    { id: "pickup", label: "Local pick-up", cents: 0 },
  ]);
});
