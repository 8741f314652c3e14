import { text } from "../common/fields.ts";

export const OrderId = text(9, "Invalid order id.").regex(
  /^[0-9A-Z]{4}-[0-9A-Z]{4}$/,
  "Invalid order id.",
);
