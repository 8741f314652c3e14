import { defineCall, noContent } from "@boab/contracts/common/call";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseFormBody } from "./form-body.server.ts";

const order = defineCall({
  method: "POST",
  path: "/orders",
  summary: "Orders a cake",
  body: z.strictObject({
    cake: z.string().min(1),
    size: z.enum(["small", "large"]),
    candles: z.int(),
    isGift: z.boolean(),
    message: z.string().optional(),
    collectOn: z.string().nullable(),
    recipient: z.strictObject({ name: z.string(), phone: z.string().optional() }),
    driver: z.strictObject({ name: z.string() }).optional(),
    toppings: z.array(z.string()),
    phone: z.union([z.literal(""), z.string().regex(/^\d+$/)]).optional(),
  }),
  response: noContent,
});

const posted = {
  intent: "order",
  cake: " Chin chin ",
  size: "large",
  candles: "7",
  isGift: "yes",
  "recipient.name": "Ama",
  phone: "0391234567",
};

describe("the body of a call from a form", () => {
  test("has the fields of the contract and no other", () => {
    expect(parseFormBody(order, posted, { toppings: ["nutmeg"] })).toEqual({
      cake: "Chin chin",
      size: "large",
      candles: 7,
      isGift: true,
      collectOn: null,
      recipient: { name: "Ama" },
      toppings: ["nutmeg"],
      phone: "0391234567",
    });
  });

  test("leaves it to the API to refuse what is missing or can't be read", () => {
    expect(parseFormBody(order, { candles: "many" })).toEqual({
      cake: "",
      size: "",
      candles: "many",
      isGift: false,
      collectOn: null,
      recipient: { name: "" },
    });
  });

  test("has an optional part as soon as one of its fields was filled in", () => {
    const { driver, message } = parseFormBody(order, {
      ...posted,
      "driver.name": "Kofi",
      message: "Hi",
    });
    expect(driver).toEqual({ name: "Kofi" });
    expect(message).toBe("Hi");
  });

  test("takes what the caller knows before what was posted", () => {
    expect(parseFormBody(order, posted, { cake: "Mandazi" }).cake).toBe("Mandazi");
  });

  test("is only for calls that take an object", () => {
    const stop = defineCall({
      method: "POST",
      path: "/stop",
      summary: "Stops",
      response: noContent,
    });
    expect(() => parseFormBody(stop, {})).toThrow("/stop doesn't take an object.");
  });
});
