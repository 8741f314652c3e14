import { text } from "../common/fields.ts";

export const StoreId = text(12, "Invalid store id.").regex(
  /^STO-[0-9A-Z]{8}$/,
  "Invalid store id.",
);

/** The readable part of `/marketplace/stores/{slug}`. */
export const StoreSlug = text(60, "Invalid address.").regex(
  /^[a-z0-9]+(-+[a-z0-9]+)*$/,
  "Invalid address.",
);
