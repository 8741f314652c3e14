import { AppError } from "#platform/errors/app-error.ts";
import { findCustomerId } from "../customers/customers.repository.ts";
import type { BillingDeps } from "../deps.ts";
import { findSubscriptions } from "./subscriptions.repository.ts";

type Deps = Pick<BillingDeps, "db" | "stripe" | "publicOrigin">;

/**
 * The provider's own page to switch or cancel a plan, change the card and see invoices. With a price it only asks to
 * confirm the change to that price, because the person has chosen it here.
 */
export async function openPortal(
  deps: Deps,
  userId: string,
  priceId?: string,
): Promise<{ url: string }> {
  const { db, stripe } = deps;
  const customer = await findCustomerId(db, userId);
  const [subscription] = await findSubscriptions(db, userId);
  if (!customer || !subscription) throw new AppError("no_subscription");
  const configurations = await stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
  });
  const planConfiguration = configurations.data.find(
    ({ metadata }) => metadata?.purpose === portalPurpose,
  );
  const return_url = `${deps.publicOrigin}/my-account/subscription?changed=true`;
  // The provider changes no plan that is set to end. The person has to renew it in the portal first.
  const isPlanChange = priceId !== undefined && !subscription.endsAt;
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    ...(planConfiguration && { configuration: planConfiguration.id }),
    ...(isPlanChange && {
      flow_data: {
        type: "subscription_update_confirm" as const,
        subscription_update_confirm: {
          subscription: subscription.stripeId,
          items: [
            { id: await findItemId(stripe, subscription.stripeId), price: priceId, quantity: 1 },
          ],
        },
        after_completion: { type: "redirect" as const, redirect: { return_url } },
      },
    }),
    return_url,
  });
  return { url };
}

async function findItemId(stripe: Deps["stripe"], subscriptionId: string): Promise<string> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item) throw new AppError("no_subscription");
  return item.id;
}

/** Marks the configuration that the set-up script makes. */
export const portalPurpose = "plans";
