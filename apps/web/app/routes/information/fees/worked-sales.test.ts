import { sellerFee } from "@boab/contracts/payments/fees";
import { expect, it } from "vitest";
import { figures } from "#test/figures.ts";
import { workedSalesCents } from "./worked-sales.ts";

it("shows one capped and several plain examples", () => {
  const capped = workedSalesCents.filter((sale) => sellerFee(figures.platformFee, sale).isCapped);
  expect(capped.length).toBeGreaterThan(0);
  expect(capped.length).toBeLessThan(workedSalesCents.length);
});
