import type { PathSamples, Samples } from "../sample.ts";

export const orderSamples: Samples = {
  "POST /marketplace/my-orders/:order_id/received": () => ({ body: {} }),
  "PATCH /purchase-history/:order_id/:ItemNumber": () => ({
    path: "/purchase-history/:order_id/1",
    body: { courier: "Sendle", trackingNumber: "SN44718926" },
  }),
};

export const orderPathSamples: PathSamples = {
  order_id: "0000-0000",
  ItemNumber: "1",
};
