import { expect, test } from "vitest";
import { orderPlacedEmail } from "./checkout-email-kinds.ts";

const receipt = { details: [], groups: [], total: { label: "Total, AUD", amount: "$10.00" } };

test.each([
  [1, 0, "You can pick it up as soon as the store has it ready."],
  [2, 0, "You can pick it up as soon as each store has its part ready."],
  [1, 1, "The store is packing it now. We'll email you a tracking number when it's on its way."],
  [2, 2, "Two stores are packing it now, so it comes in two or more parcels."],
  [2, 1, "Two stores have it now: one sends a parcel, and you pick up the rest."],
  [3, 2, "Three stores have it now: it comes in two or more parcels, and you pick up the rest."],
])("what %i stores hand over in %i parcels", (stores, parcels, expectedSentence) => {
  const { text } = orderPlacedEmail.write({
    firstName: "Amara",
    parcels,
    receipt,
    ordersUrl: "https://boab.example/orders",
    orderIds: Array.from({ length: stores }, (_, index) => `4TR8-W2H${index}`),
  });
  expect(text.replace(/\s+/g, " ")).toContain(expectedSentence);
});
