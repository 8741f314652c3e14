import { randomBytes } from "node:crypto";
import type { Samples } from "../sample.ts";

const unique = () => randomBytes(6).toString("hex");

export const marketplaceSamples: Samples = {
  "POST /Store-info/create-store": () => ({
    body: { storeName: `Store ${unique()}`, email: "store@people.example" },
  }),
  "PATCH /Store-info/update-store/:id": () => ({ body: { location: "Brunswick VIC" } }),
  "PUT /Store-info/update-merchant-id/:id": () => ({ body: { merchantId: "ABCDEFGHJKLM2" } }),
  "POST /Store-info/store-name": () => ({ body: { storeName: "No Such Store" } }),
  "POST /marketplace/stores/:slug/back-notices": () => ({
    body: { email: `${unique()}@people.example` },
  }),
  "POST /marketplace/back-notices/confirmations": (token) => ({ body: { token } }),
};
