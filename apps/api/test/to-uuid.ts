import { createHash } from "node:crypto";

/** Always the same uuid for the same seed. */
export const toUuid = (seed: string): string =>
  createHash("sha256")
    .update(seed)
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
