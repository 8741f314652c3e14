import { checkNewListing } from "@boab/contracts/directory/businesses";
import { categories } from "@boab/contracts/directory/listing-fields";
import { loadAccount } from "#areas/accounts/load-account.server.ts";
import { BasicDetailsForm } from "#areas/directory/wizard/basic-details-form.tsx";
import { createListing } from "#areas/directory/wizard/begin-listing.server.ts";
import { listingWizardCopy } from "#areas/directory/wizard/copy.ts";
import { clearDraft, getTabStorage, isListingRedirect } from "#areas/directory/wizard/draft.ts";
import { CreationProblemNote, WizardIntro } from "#areas/directory/wizard/wizard-intro.tsx";
import { api } from "#lib/api/api.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { config } from "#lib/http/config.server.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { Steps } from "#ui/feedback/steps.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { getAreaPictureUrl } from "../area-pictures/area-pictures.ts";
import type { Route } from "./+types/add-business.ts";
import { RequestDirectoryAccess } from "./request-directory-access.tsx";

export const meta = () =>
  buildPageMeta({ title: "Add your business", path: "/directory/add-business", isIndexed: false });

export async function loader({ request, url }: Route.LoaderArgs) {
  const member = requireMember(await loadCurrentProfile(request), url);
  const { email, phoneNumber, fullName } = member;
  const { problem } = await api(request).load(checkNewListing);
  const account = problem?.code === "forbidden" ? await loadAccount(request, member) : null;
  return {
    step: url.searchParams.get("step") === "details" ? 1 : 0,
    problem,
    asking: account && { profile: { fullName, email }, access: account.access.directory },
    categories,
    host: new URL(config.publicOrigin).host,
    suggested: { email, phone: phoneNumber ?? undefined },
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  requireMember(await loadCurrentProfile(request), url);
  return createListing(request);
}

export async function clientAction(args: Route.ClientActionArgs) {
  try {
    return await runClientAction(args, { "": listingWizardCopy.wizardFailed });
  } catch (error) {
    if (isListingRedirect(error)) clearDraft(getTabStorage);
    throw error;
  }
}

export default function AddBusiness({ loaderData, actionData }: Route.ComponentProps) {
  const { step, problem, asking, ...details } = loaderData;
  const requestAccess = asking && <RequestDirectoryAccess {...asking} />;
  return (
    <div className="h-full bg-sunk">
      <Container className="py-8 md:py-12">
        <Steps
          label="Add your business"
          steps={["How it works", "Basic details"]}
          current={step}
          className="mb-8 md:mb-12"
        />
        {step === 0 ? (
          <WizardIntro
            problem={problem}
            requestAccess={requestAccess}
            pictureUrl={getAreaPictureUrl("add-business")}
          />
        ) : (
          <div className="max-w-[720px]">
            <h1 className="type-title mb-6 text-4xl">Basic details</h1>
            {/* A listing created just now may fill the plan; the post's error says so itself. */}
            {problem && !actionData ? (
              <CreationProblemNote problem={problem} requestAccess={requestAccess} />
            ) : (
              <Card>
                <BasicDetailsForm firstResult={actionData} {...details} />
              </Card>
            )}
          </div>
        )}
      </Container>
    </div>
  );
}
