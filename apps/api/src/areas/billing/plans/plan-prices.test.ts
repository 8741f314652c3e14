import { beforeAll, expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import { useAppWithProvider } from "#test/payments.ts";
import { makePlanPrices } from "./plan-prices.ts";

const { app, control, stripe } = await useAppWithProvider();

const findPrice = async (lookupKey: string) => {
  const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey] })).data;
  if (!price) throw new Error(`no price ${lookupKey}`);
  return price;
};
const choosePlan = async (body: object) =>
  app.call("POST", "/pay/create-subscription-session", { as: await app.signIn(), body });

beforeAll(async () => {
  await stripe.prices.update((await findPrice("growing_yearly")).id, { active: false });
  await stripe.prices.update((await findPrice("pro_monthly")).id, { active: false });
});

test("SUB-07 a yearly price that is missing at the provider is refused with the specified sentence", async () => {
  const refused = await choosePlan({ plan: "Growing", billingPeriod: "yearly" });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "plan_not_priced",
    error: "Yearly price is not configured yet. Please add your Stripe yearly price IDs.",
  });
});

test("SUB-07 a monthly price that is missing has a sentence of its own", async () => {
  const refused = await choosePlan({ plan: "Pro", billingPeriod: "monthly" });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "plan_not_ready",
    error: "This plan isn't available right now. Please try again later.",
  });
});

test("SUB-06 a price of the other mode is never used", async () => {
  const price = await findPrice("growing_monthly");
  const listPriceIds = async (isLive: boolean) =>
    (await makePlanPrices({ stripe, clock: systemClock, isLive }).all()).map(({ id }) => id);
  expect(await listPriceIds(false)).toContain(price.id);
  expect(await listPriceIds(true)).toEqual([]);
  await control.putObjects([{ ...price, livemode: true }]);
  expect(await listPriceIds(false)).not.toContain(price.id);
  await control.putObjects([price]);
});
