import { afterEach, expect, test, vi } from "vitest";
import { action } from "./subscription.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function press(values: Record<string, string>, answer: Response) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: URL, { body }: RequestInit) => {
    bodies.push(typeof body === "string" ? JSON.parse(body) : undefined);
    return answer;
  });
  const request = new Request("http://localhost:3000/my-account/subscription", {
    method: "POST",
    body: new URLSearchParams(values),
  });
  return { bodies, result: action({ request } as never) };
}

const choose = { intent: "choose", plan: "Pro", billingPeriod: "yearly" };

test.each([
  ["fails without words", () => new Response("", { status: 500 })],
  ["isn't JSON", () => new Response("<html>busy</html>", { status: 502 })],
])(
  "SUB-17 an answer that %s says: Something went wrong. Please try again.",
  async (_what, answer) => {
    const { result } = press(choose, answer());
    expect(await result).toMatchObject({
      data: { ok: false, error: "Something went wrong. Please try again." },
    });
  },
);

test.each([
  [
    "plan_not_priced",
    "Yearly price is not configured yet. Please add your Stripe yearly price IDs.",
  ],
  ["plan_not_ready", "This plan isn't available right now. Please try again later."],
])("SUB-07 a refusal %s keeps its own sentence for the dialog", async (code, error) => {
  const { result } = press(
    choose,
    Response.json({ code, error, requestId: "one" }, { status: 409 }),
  );
  expect(await result).toMatchObject({ data: { ok: false, code, error } });
});

test("SUB-11 a choice sends plan and period, and leads to the page that the API answers", async () => {
  const url = "https://checkout.stripe.com/c/pay/cs_test_1";
  const { bodies, result } = press(choose, Response.json({ url }));
  const response = (await result) as Response;
  expect(response.headers.get("location")).toBe(url);
  expect(bodies).toEqual([{ plan: "Pro", billingPeriod: "yearly" }]);
});
