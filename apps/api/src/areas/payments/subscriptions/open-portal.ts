import { AppError } from "#platform/errors/app-error.ts";
import { findCustomerId } from "../customers/customers.repository.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findSubscriptions } from "./subscriptions.repository.ts";

/** The provider's own page to switch or cancel a plan, change the card and see invoices. */
export async function openPortal(
  { db, stripe, publicOrigin }: Pick<PaymentsDeps, "db" | "stripe" | "publicOrigin">,
  userId: string,
): Promise<{ url: string }> {
  const customer = await findCustomerId(db, userId);
  const [subscription] = await findSubscriptions(db, userId);
  if (!customer || !subscription) throw new AppError("no_subscription");
  const configurations = await stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
  });
  const ours = configurations.data.find(({ metadata }) => metadata?.purpose === portalPurpose);
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    ...(ours && { configuration: ours.id }),
    return_url: `${publicOrigin}/my-account/subscription?changed=true`,
  });
  return { url };
}

/** Marks the configuration that the set-up script makes. */
export const portalPurpose = "plans";
