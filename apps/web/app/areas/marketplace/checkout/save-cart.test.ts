import { afterEach, expect, test, vi } from "vitest";
import { captureCall } from "#test/capture-call.ts";
import { captureLog } from "#test/watch-log.ts";
import { changeCart } from "./save-cart.server.ts";

const id = "00000000-0000-4000-8000-000000000001";
const line = { cartId: id, name: "Dress", description: "", quantity: 2, unitAmount: 14_900 };
const payFields = {
  intent: "pay",
  lines: JSON.stringify([line]),
  totalAmount: "30795",
  customerEmail: "amara@okafor.example",
  "recipient.name": "Ruth Danso",
  "recipient.street": "4/12 Plenty Road",
  "recipient.suburb": "Preston",
  "recipient.state": "VIC",
  "recipient.postcode": "3072",
  "recipient.phone": " ",
};

const save = async (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost:3000/marketplace/checkout", {
    method: "POST",
    body,
  });
  return (await changeCart(request)).data;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("CART-11 CART-12 the cart is paid through the specification's call, and its url is read", async () => {
  const started = { url: "https://checkout.example/1", paymentId: id };
  const sent = captureCall(() => Response.json(started));
  expect(await save(payFields)).toEqual({ ok: true, response: started });
  expect(sent()).toEqual({
    method: "POST",
    path: "/pay/checkout",
    body: {
      chargeType: "split",
      currency: "aud",
      applicationFeePct: 0.15,
      customerEmail: "amara@okafor.example",
      items: [line],
      totalAmount: 30_795,
      recipient: {
        name: "Ruth Danso",
        street: "4/12 Plenty Road",
        suburb: "Preston",
        state: "VIC",
        postcode: "3072",
      },
    },
  });
});

test("CART-14 X-30 an answer with neither url nor error is logged, and says so", async () => {
  captureCall(() => Response.json({ paymentId: id }));
  const readLog = captureLog();
  expect(await save(payFields)).toMatchObject({ ok: false, error: "No session URL returned" });
  expect(readLog()).toContainEqual({ level: 40, msg: "cart not paid", code: "internal" });
});

test("CART-13 a refusal is logged and shown with what was typed", async () => {
  captureCall(() =>
    Response.json(
      { error: "A price has changed.", code: "price_changed", requestId: "r-1" },
      { status: 409 },
    ),
  );
  const readLog = captureLog();
  expect(await save(payFields)).toMatchObject({
    ok: false,
    error: "A price has changed.",
    code: "price_changed",
    values: { "recipient.street": "4/12 Plenty Road" },
  });
  expect(readLog()).toContainEqual({ level: 40, msg: "cart not paid", code: "price_changed" });
});

test.each([
  [{ intent: "quantity", id, quantity: "3" }, "PATCH", `/cart/${id}`, { quantity: 3 }],
  [{ intent: "remove", id }, "DELETE", `/cart/${id}`, undefined],
  [
    { intent: "delivery", storeId: "STO-AAAAAAAA", option: "pickup" },
    "PUT",
    "/marketplace/cart/deliveries/STO-AAAAAAAA",
    { option: "pickup" },
  ],
] as const)("CART-02 X-50 %o", async (fields, method, path, body) => {
  const sent = captureCall(() => new Response(null, { status: 204 }));
  await save(fields).catch(() => undefined);
  expect(sent()).toEqual({ method, path, body });
});

test("what nobody can ask for is refused", async () => {
  await expect(save({ intent: "steal" })).rejects.toMatchObject({ init: { status: 400 } });
});
