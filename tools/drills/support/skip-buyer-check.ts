import { breakSource } from "./break-source.ts";

// For the drill `id-swap`: an order is found by its number alone.
breakSource([
  [
    "purchases/purchases.repository.ts",
    `    .where("placed.id", "=", id)
    .where("placed.buyerId", "=", buyerId)
    .executeTakeFirst();`,
    `    .where("placed.id", "=", id)
    .executeTakeFirst();`,
  ],
]);
