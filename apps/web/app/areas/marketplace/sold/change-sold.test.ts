import { expect, test, vi } from "vitest";
import { changeSoldOrder } from "./change-sold.server.ts";

const post = (values: Record<string, string>) =>
  new Request("http://boab.example/marketplace/stores/kumasi/sold", {
    method: "POST",
    body: new URLSearchParams(values),
  });

test("SOLD-07 a save that the server has no words for shows the specified sentence", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () =>
      new Response("{}", { status: 500, headers: { "content-type": "application/json" } }),
  );
  const { data } = await changeSoldOrder(
    post({
      intent: "track",
      orderId: "7QK2-M9XD",
      itemNumber: "1",
      courier: "Sendle",
      trackingNumber: "SN44718926",
    }),
  );
  expect(data).toMatchObject({ ok: false, error: "Failed to update tracking info." });
  vi.restoreAllMocks();
});
