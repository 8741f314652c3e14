import { type AreaMatrix, activeOnly, notFound } from "../outcomes.ts";

/** For anybody else, admins and sellers too, nobody ever paid. */
const ownOnlyRows = {
  own: activeOnly(200),
  others: activeOnly(notFound),
  missing: activeOnly(notFound),
};

export const checkoutMatrix: AreaMatrix = {
  "GET /marketplace/checkouts/:id": { object: "checkout", ...ownOnlyRows },
  "POST /marketplace/checkouts/:id/refresh": { object: "checkout", ...ownOnlyRows },
};
