import type { PathSamples, Samples } from "../sample.ts";

const refund = { items: [1], delivery: true };

export const orderSamples: Samples = {
  "POST /marketplace/my-orders/:order_id/problems": () => ({
    body: { kind: "damaged", items: [1], details: "The seam is open." },
  }),
  "POST /marketplace/my-orders/:order_id/problem": () => ({ body: { act: "escalate" } }),
  "POST /marketplace/orders/:order_id/problem-reply": () => ({
    body: { refund: null, reply: "It left us whole." },
  }),
  "POST /marketplace/orders/:order_id/refunds": () => ({ body: refund }),
  "POST /marketplace/orders/:order_id/messages": () => ({ body: { body: "Hello" } }),
  "POST /admin/orders/:order_id/problem-decision": () => ({
    body: { refund: null, note: "The photos show it whole." },
  }),
  "POST /marketplace/my-orders/:order_id/received": () => ({ body: {} }),
  "GET /marketplace/orders/:order_id/problem-photos/:number": () => ({
    path: "/marketplace/orders/:order_id/problem-photos/1",
  }),
  "PATCH /purchase-history/:order_id/:ItemNumber": () => ({
    path: "/purchase-history/:order_id/1",
    body: { courier: "Sendle", trackingNumber: "SN44718926" },
  }),
};

export const orderPathSamples: PathSamples = {
  order_id: "0000-0000",
  sale_id: "00000000-0000-4000-8000-000000000000",
  ItemNumber: "1",
  number: "1",
};
