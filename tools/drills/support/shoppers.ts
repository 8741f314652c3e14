import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureUser, signInForToken } from "../../../apps/api/test/emulator.ts";
import type { Stack } from "../../../scripts/stack/stack.ts";
import { makeRandomIp } from "./attack.ts";
import type { CallAs } from "./call-as.ts";
import { fillCart } from "./carts.ts";
import { type ListedPrice, payAt } from "./paying.ts";
import type { SoldVariant } from "./stalls.ts";

const password = "Drill-pass-2026";
const projectId = "demo-boab";

/** Members who take out a plan, pay businesses and buy a cart, and press again whenever nobody answers. */
export function openShoppers(
  { apiOrigin, webOrigin }: Stack,
  prices: ListedPrice[],
  soldVariants: SoldVariant[],
) {
  let isOpen = true;
  const failedRequests: string[] = [];

  async function request(method: "GET" | "POST", path: string, cookie = "", body?: object) {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const response = await fetch(`${apiOrigin}${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          origin: webOrigin,
          cookie,
          "x-forwarded-for": makeRandomIp(),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
      if (response?.ok) return response;
      // 409: the provider, or we, are still busy with the press before.
      const isRetryable = !response || response.status >= 500 || response.status === 409;
      const text = await response?.text().catch(() => "");
      if (!isRetryable || Date.now() > deadline)
        throw new Error(`${path}: ${response?.status} ${text}`);
      await sleep(200);
    }
  }

  const post = (path: string, body: object, cookie = "") => request("POST", path, cookie, body);

  async function signIn(): Promise<{ userId: string; cookie: string }> {
    const localId = `drill${randomUUID().replaceAll("-", "").slice(0, 16)}`;
    const email = `${localId}@people.example`;
    const displayName = "Drill Shopper";
    await ensureUser(projectId, { localId, email, password, displayName, emailVerified: true });
    const idToken = await signInForToken(projectId, email, password);
    const response = await post("/session", { idToken });
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    return { userId: localId, cookie };
  }

  async function shop(index: number): Promise<void> {
    const { userId, cookie } = await signIn();
    const pay = async (path: string, body: object) => {
      const { url } = (await (await post(path, body, cookie)).json()) as { url: string };
      await payAt(url);
    };
    await pay("/pay/create-subscription-session", { plan: "Growing", billingPeriod: "monthly" });
    const price = prices[index % prices.length];
    if (!price) return;
    const line = { businessId: price.businessId, pricingId: price.id };
    if (index < 10) await pay("/pay/checkout/one-time", line);
    else await pay("/pay/checkout", { items: [{ ...line, quantity: 1 }] });
    await pay("/pay/checkout", {
      items: prices.map((one) => ({ businessId: one.businessId, pricingId: one.id, quantity: 2 })),
    });
    const call: CallAs = (method, path, body) => request(method, path, cookie, body);
    await pay("/pay/checkout", await fillCart(call, userId, soldVariants));
  }

  let shoppers = 0;
  const shopperLoops = Array.from({ length: 4 }, async () => {
    while (isOpen) {
      await shop(shoppers++).catch((error) => failedRequests.push(String(error)));
    }
  });
  return {
    failedRequests: failedRequests,
    /** Nobody new comes; those inside finish. */
    async close() {
      isOpen = false;
      await Promise.all(shopperLoops);
    },
  };
}
