import { type AreaMatrix, everyone, notFound } from "../outcomes.ts";

const read = { own: everyone(200), others: everyone(200), missing: everyone(notFound) };

export const marketplaceMatrix: AreaMatrix = {
  "GET /Store-info/store/:id": { object: "store", ...read },
  "GET /Store-info/user/:userId": { object: "store's owner", ...read },
  "GET /marketplace/stores/:slug": { object: "store's slug", ...read },
};
