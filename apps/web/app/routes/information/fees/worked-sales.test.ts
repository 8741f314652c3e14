import { computeSellerFee } from "@boab/contracts/payments/fees";
import { expect, it } from "vitest";
import { figures } from "#test/figures.ts";
import { exampleSalesCents } from "./worked-sales.ts";

it("shows one capped and several plain examples", () => {
  const capped = exampleSalesCents.filter(
    (sale) => computeSellerFee(figures.platformFee, sale).isCapped,
  );
  expect(capped.length).toBeGreaterThan(0);
  expect(capped.length).toBeLessThan(exampleSalesCents.length);
});
