import { expect, test } from "vitest";
import { useAppWithProvider } from "#test/payments.ts";
import { portalPurpose } from "../subscriptions/open-portal.ts";
import { makePlanPrices } from "./plan-prices.ts";
import { preparePlans } from "./prepare-plans.ts";

const { stripe } = await useAppWithProvider();

/** Whoever switches plans there can choose between these. */
async function listPortalPriceIds() {
  const { data } = await stripe.billingPortal.configurations.list({ limit: 100 });
  const ourConfigurations = data.filter(({ metadata }) => metadata?.purpose === portalPurpose);
  expect(ourConfigurations).toHaveLength(1);
  const { features } = await stripe.billingPortal.configurations.retrieve(
    ourConfigurations[0]?.id ?? "",
    {
      expand: ["features.subscription_update.products"],
    },
  );
  return (features.subscription_update.products ?? []).flatMap(({ prices }) => prices).toSorted();
}

const listPagePriceIds = async () =>
  (await makePlanPrices({ stripe, isLive: false, clock: () => new Date() }).all())
    .map(({ id }) => id)
    .toSorted();

test("a price that changes is replaced, also in the customer portal; running it again changes nothing", async () => {
  expect(await preparePlans(stripe, 0)).toEqual([]);
  const before = await listPagePriceIds();
  expect(await listPortalPriceIds()).toEqual(before);
  const appliedChanges = await preparePlans(stripe, 0.1);
  expect(appliedChanges).toEqual([
    "Growing, yearly: 5346 cents",
    "Pro, yearly: 16146 cents",
    "customer portal",
  ]);
  expect(await listPagePriceIds()).not.toEqual(before);
  expect(await listPortalPriceIds()).toEqual(await listPagePriceIds());
  expect(await preparePlans(stripe, 0.1)).toEqual([]);
});
