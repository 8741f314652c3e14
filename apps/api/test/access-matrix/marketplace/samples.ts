import { randomBytes } from "node:crypto";
import type { PathSamples, Samples } from "../sample.ts";

const makeUniqueSuffix = () => randomBytes(6).toString("hex");

export const marketplaceSamples: Samples = {
  "POST /Store-info/create-store": () => ({
    body: { storeName: `Store ${makeUniqueSuffix()}`, email: "store@people.example" },
  }),
  "PATCH /Store-info/update-store/:storeId": () => ({ body: { location: "Brunswick VIC" } }),
  "PUT /Store-info/update-merchant-id/:storeId": () => ({ body: { merchantId: "ABCDEFGHJKLM2" } }),
  "DELETE /Store-info/delete-store/:storeId": () => ({ body: {} }),
  "GET /marketplace/sitemap/stores": () => ({ query: { from: "STO-00000000" } }),
  "GET /marketplace/sitemap/items": () => ({ query: { from: "ITM-00000000" } }),
  "PUT /admin/stores/:storeId/visibility": () => ({
    body: { hidden: true, reason: "Copies of another maker's designs." },
  }),
  "DELETE /admin/stores/:storeId/merchant-id": () => ({ body: { reason: "It isn't theirs." } }),
  "POST /Store-info/store-name": () => ({ body: { storeName: "No Such Store" } }),
  "POST /marketplace/stores/:slug/back-notices": () => ({
    body: { email: `${makeUniqueSuffix()}@people.example` },
  }),
  "POST /marketplace/back-notices/confirmations": (token) => ({ body: { token } }),
};

export const marketplacePathSamples: PathSamples = { storeId: "STO-00000000" };
