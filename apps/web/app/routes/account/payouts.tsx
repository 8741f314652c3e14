import { hasSellerStatus } from "@boab/contracts/accounts/roles";
import { readMyPayoutAccount } from "@boab/contracts/payments/payout-accounts";
import { goLivePath } from "#areas/marketplace/paths.ts";
import { loadOwnStore } from "#areas/marketplace/stores/load-store.server.ts";
import { changePayouts } from "#areas/payments/payouts/change-payouts.server.ts";
import { payoutErrorFallbacks } from "#areas/payments/payouts/payout-fallbacks.ts";
import { PayoutsSetup } from "#areas/payments/payouts/payouts-setup.tsx";
import { SaleCost } from "#areas/payments/payouts/sale-cost.tsx";
import { api } from "#lib/api/api.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/payouts.ts";

export const meta = () =>
  buildPageMeta({ title: "Payouts", path: "/my-account/payouts", isIndexed: false });

/** Somebody who may no longer sell still sees the payout account that holds their money. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [{ account }, { platformFee }, store] = await Promise.all([
    api(request).load(readMyPayoutAccount),
    readPublicFigures(),
    loadOwnStore(request),
  ]);
  const isSeller = hasSellerStatus(context.get(memberContext)) || account !== null;
  return { account, isSeller, platformFee, storeSlug: store?.slug };
}

export const action = ({ request }: Route.ActionArgs) => changePayouts(request);

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, payoutErrorFallbacks);

export default function Payouts({ loaderData }: Route.ComponentProps) {
  const { account, isSeller, platformFee, storeSlug } = loaderData;
  return (
    <Container className="pt-8 pb-18">
      <h1 className="type-title">Payouts</h1>
      <p className="mt-3 mb-8 max-w-[58ch] text-ink-2">
        Where we send the money from your sales, and what Stripe still needs from you.
      </p>
      {isSeller ? (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
          <div className="space-y-4">
            <PayoutsSetup account={account} />
            {storeSlug && (
              <LinkButton to={goLivePath(storeSlug)} variant="secondary" size="sm">
                Back to Go Live
              </LinkButton>
            )}
          </div>
          <SaleCost rule={platformFee} />
        </div>
      ) : (
        <Note title="Payouts are for sellers.">
          <p>Once you have merchant access, you can set up your payouts here.</p>
          <LinkButton to="/account-management" variant="secondary" size="sm" className="mt-3">
            Your account
          </LinkButton>
        </Note>
      )}
    </Container>
  );
}
