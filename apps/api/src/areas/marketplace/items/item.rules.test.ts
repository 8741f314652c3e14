import { describe, expect, test } from "vitest";
import { hasFreeShipping, planVariants, toCouriers } from "./item.rules.ts";

const photo = (size: string, quantity: number, color = "Indigo") => ({
  size,
  color,
  type: "",
  quantity,
});
const variant = (id: string, size: string, stock: number) => ({
  id,
  size,
  color: "Indigo",
  type: "",
  stock,
  isRetired: false,
});
const stock = (plan: ReturnType<typeof planVariants>) =>
  plan.ok && plan.variants.map(({ id, size, stock }) => [id, size, stock]);

describe("the variants behind some photos", () => {
  test("are one for each choice of options", () => {
    const plan = planVariants([photo("M", 8), photo("L", 6), photo("M", 2, "Ochre")], []);
    expect(stock(plan)).toEqual([
      [undefined, "M", 8],
      [undefined, "L", 6],
      [undefined, "M", 2],
    ]);
  });

  test("ITEMW-17 add up what two views of the same thing say", () => {
    const plan = planVariants([photo("M", 8), photo("m ", 2)], []);
    expect(stock(plan)).toEqual([[undefined, "M", 10]]);
    expect(plan.ok && plan.of).toEqual([0, 0]);
  });

  test("keep their ids, and those without a photo are taken out of the shop", () => {
    const plan = planVariants([photo("M", 8)], [variant("a", "M", 8), variant("b", "L", 6)]);
    expect(stock(plan)).toEqual([["a", "M", 8]]);
    expect(plan.ok && plan.retired).toEqual(["b"]);
  });
});

describe("a sale while the seller edits", () => {
  const seen = new Map([["a", 8]]);
  test.each<[string, number, number, number | false]>([
    ["and the seller left the quantity alone", 7, 8, 7],
    ["and the seller changed it", 7, 20, false],
    ["did not happen", 8, 20, 20],
    ["and the seller wrote what is left by chance", 7, 7, false],
  ])("%s", (_what, now, newStock, after) => {
    const plan = planVariants([photo("M", newStock)], [variant("a", "M", now)], seen);
    expect(plan.ok && plan.variants[0]?.stock).toBe(after);
  });

  test("stops the seller from renaming what was sold", () => {
    expect(planVariants([photo("XL", 8)], [variant("a", "M", 7)], seen).ok).toBe(false);
  });
});

test("a seller's own courier option stands beside the presets, and a free one is seen", () => {
  const couriers = toCouriers([
    { id: "sendle-standard" },
    {
      courier_name: "Our van",
      shippingType: "Melbourne",
      shippingTime: "Saturdays",
      shippingCost: 0,
    },
  ]);
  expect(couriers.map(({ id, shippingCost }) => [id, shippingCost])).toEqual([
    ["sendle-standard", 8.95],
    ["own-our-van-melbourne", 0],
  ]);
  expect([hasFreeShipping(couriers), hasFreeShipping(couriers.slice(0, 1))]).toEqual([true, false]);
});
