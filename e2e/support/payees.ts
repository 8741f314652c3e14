import { open, press } from "@boab/stripe-sandbox/visitor";
import { expect } from "@playwright/test";
import { createListing, saveListingByApi } from "./owners.ts";
import { grantDirectoryAccess, makeSeller, type TestPerson } from "./people.ts";

export interface PayableBusiness {
  owner: TestPerson;
  businessId: string;
  businessName: string;
  path: string;
}

/** A live listing whose prices can be paid: its owner has gone through the provider's onboarding. */
export async function makePayableBusiness(
  ownerName: string,
  pricings: { title: string; amountCents: number }[],
): Promise<PayableBusiness> {
  const owner = await makeSeller(ownerName);
  await grantDirectoryAccess(owner.id);
  const { id, businessName, path } = await createListing(owner, true);
  await saveListingByApi(owner, id, { pricings });
  await onboard(owner);
  return { owner, businessId: id, businessName, path };
}

/** Goes through the provider's onboarding, so that the seller can be paid. */
export async function onboard(seller: TestPerson): Promise<void> {
  const { url } = await (await seller.call("POST", "/pay/merch/onboard", {})).json();
  await press(await open(url), "Agree and submit", { name: seller.fullName });
  const refreshed = await seller.call("POST", "/pay/merch/account/refresh");
  expect((await refreshed.json()).account).toMatchObject({ payouts_enabled: true });
}
