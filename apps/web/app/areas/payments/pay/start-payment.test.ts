import { paymentCopy } from "@boab/contracts/payments/copy";
import { afterEach, expect, test, vi } from "vitest";
import { captureCall } from "#test/capture-call.ts";
import { captureLog } from "#test/watch-log.ts";
import { startPayment } from "./start-payment.server.ts";

const line = {
  businessId: "BUS-ABCD1234",
  pricingId: "00000000-0000-4000-8000-000000000001",
  quantity: 2,
  name: "Knotless braids",
  description: "Ubuntu Braid Studio",
  unitAmount: 22_000,
};
const started = { url: "https://checkout.example/1", paymentId: line.pricingId };

const start = async (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost:3000/directory/pay", { method: "POST", body });
  return (await startPayment(request)).data;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("DCART-07 the cart is paid through the specification's call, and its url is read", async () => {
  const sent = captureCall(() => Response.json(started));
  const lines = JSON.stringify([line]);
  const result = await start({ intent: "cart", lines, customerEmail: "amara@okafor.example" });
  expect(result).toEqual({ ok: true, response: started });
  expect(sent()).toEqual({
    method: "POST",
    path: "/pay/checkout",
    body: {
      chargeType: "separate",
      currency: "aud",
      applicationFeePct: 0.15,
      customerEmail: "amara@okafor.example",
      items: [line],
    },
  });
});

test("DIR-PRICE-04 BOOK-20 one price is paid through the one-time call, with its reference", async () => {
  const sent = captureCall(() => Response.json(started));
  await start({ intent: "price", lines: JSON.stringify([line]) });
  expect(sent()).toEqual({
    method: "POST",
    path: "/pay/checkout/one-time",
    body: { ...line, currency: "AUD" },
  });
});

test("DCART-08 BOOK-20 the error of the answer is read and logged, and one without words has the specification's", async () => {
  captureCall(() =>
    Response.json({ error: "No.", code: "seller_not_ready", requestId: "r-1" }, { status: 409 }),
  );
  const lines = JSON.stringify([line]);
  const readLog = captureLog();
  expect(await start({ intent: "cart", lines })).toMatchObject({ ok: false, error: "No." });
  expect(readLog()).toContainEqual({
    level: 40,
    msg: "payment not started",
    intent: "cart",
    code: "seller_not_ready",
  });
  captureCall(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await start({ intent: "cart", lines })).toMatchObject({
    error: paymentCopy.checkoutFailed,
  });
});

test.each(["", "[]", "no json", "{}"])("a post without lines is refused: %s", async (lines) => {
  captureCall(() => Response.json(started));
  await expect(start({ intent: "cart", lines })).rejects.toMatchObject({ init: { status: 400 } });
});
