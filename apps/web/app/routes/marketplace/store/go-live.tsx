import { readMyPayoutAccount } from "@boab/contracts/payments/payout-accounts";
import { redirect, useActionData, useSearchParams } from "react-router";
import { ChecklistCard } from "#areas/marketplace/go-live/checklist-card.tsx";
import { goLiveCopy } from "#areas/marketplace/go-live/copy.ts";
import { MerchantIdForm } from "#areas/marketplace/go-live/merchant-id-form.tsx";
import { goLivePath, storePath } from "#areas/marketplace/paths.ts";
import { loadOwnStore } from "#areas/marketplace/stores/load-store.server.ts";
import { saveMerchantId } from "#areas/marketplace/stores/store-actions.server.ts";
import { PayoutsSetup } from "#areas/payments/payouts/payouts-setup.tsx";
import { SaleCost } from "#areas/payments/payouts/sale-cost.tsx";
import { api } from "#lib/api/api.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { config } from "#lib/http/config.server.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Steps } from "#ui/feedback/steps.tsx";
import type { Route } from "./+types/go-live.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({ title: "Go Live", path: goLivePath(params.slug), isIndexed: false });

/** The page is for the store's owner only; other members are redirected to the store. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  const ownStore = await loadOwnStore(request);
  if (ownStore?.slug !== params.slug) throw redirect(storePath(params.slug));
  const [{ account }, { platformFee }] = await Promise.all([
    api(request).load(readMyPayoutAccount),
    readPublicFigures(),
  ]);
  return {
    own: ownStore,
    account,
    platformFee,
    link: config.publicOrigin + storePath(ownStore.slug),
  };
}

export const action = ({ request, params }: Route.ActionArgs) =>
  saveMerchantId(request, params.slug);

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, { "": goLiveCopy.merchantIdFailed });

const steps = ["Activate", "Merchant ID"];

export default function GoLive({
  loaderData: { own, account, platformFee, link },
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const firstResult = useActionData<typeof action>();
  const current = search.get("step") === "2" ? 1 : 0;
  const path = goLivePath(own.slug);
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="space-y-6">
        <h2 className="text-2xl">{goLiveCopy.goLive}</h2>
        <Steps
          label="Go Live"
          steps={steps}
          current={current}
          done={[own.checks.canBePaid, own.merchantId !== null]}
        />
        {current === 0 ? (
          <PayoutsSetup account={account} />
        ) : (
          <MerchantIdForm key={own.version} store={own} firstResult={firstResult} />
        )}
        <div className="flex justify-end gap-3">
          {current === 0 ? (
            <LinkButton to={`${path}?step=2`} preventScrollReset variant="secondary">
              Next: Merchant ID
            </LinkButton>
          ) : (
            <LinkButton to={path} preventScrollReset variant="secondary">
              Back: Activate
            </LinkButton>
          )}
        </div>
        <ChecklistCard store={own} link={link} />
      </div>
      <SaleCost rule={platformFee} />
    </div>
  );
}
