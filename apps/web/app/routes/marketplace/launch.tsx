import { formatPercent } from "@boab/format/numbers";
import { getAudience } from "#areas/marketplace/launch/audience.ts";
import { FeePanel } from "#areas/marketplace/launch/fee-panel.tsx";
import {
  About,
  Highlights,
  HowItWorks,
  StoreSlider,
} from "#areas/marketplace/launch/launch-blocks.tsx";
import { LaunchHero } from "#areas/marketplace/launch/launch-hero.tsx";
import { buildDrawnHeaderUrl } from "#areas/marketplace/stores/drawn-header.ts";
import { EnquiryForm } from "#areas/outreach/enquiry-form.tsx";
import { SaleCost } from "#areas/payments/payouts/sale-cost.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { useSession } from "#lib/session/session.ts";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { Container } from "#ui/layout/container.tsx";
import { getAreaPictureUrl } from "../area-pictures/area-pictures.ts";
import type { Route } from "./+types/launch.ts";
import { LoadedStoreRequest } from "./request-store.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const loader = async () => ({ figures: await readPublicFigures() });

const lead =
  "A marketplace for cloth, coffee, records, skincare and furniture from African-owned sellers in Australia. Opening a store is free to join, with commission on sales.";

export const meta = () =>
  buildPageMeta({
    title: "Sell on the marketplace",
    description: lead,
    path: "/marketplace-onboarding",
  });

const slides = [
  {
    id: "cloth",
    title: "Cloth with a passport",
    text: "Wax print, kente, adire and what you sew from it, with sizes and colours to choose from.",
    picture: buildDrawnHeaderUrl("kente-cloth"),
  },
  {
    id: "kitchen",
    title: "What the kitchen misses",
    text: "Coffee, spices, shito and suya rub, with labels that meet Australian law.",
    picture: buildDrawnHeaderUrl("coffee-and-spice"),
  },
  {
    id: "home",
    title: "Made by hand",
    text: "Baskets, carved stools, beads and pots: one of a kind, or a dozen of each.",
    picture: buildDrawnHeaderUrl("made-by-hand"),
  },
];

export default function Launch({ loaderData: { figures } }: Route.ComponentProps) {
  const { profile } = useSession();
  const { platformFee } = figures;
  return (
    <>
      <LaunchHero
        audience={getAudience(profile)}
        tagline={`You keep at least ${formatPercent(1 - platformFee.ceilingRate)} of every sale.`}
        request={profile && <LoadedStoreRequest key={profile.id} profile={profile} />}
        picture={getAreaPictureUrl("onboarding")}
      />
      <Highlights />
      <About picture={getAreaPictureUrl("marketplace")} />
      <HowItWorks />
      <FeePanel rule={platformFee}>
        <SaleCost rule={platformFee} />
      </FeePanel>
      <StoreSlider slides={slides} />
      <Container className="grid items-start gap-8 pb-section lg:grid-cols-[.8fr_1.2fr] lg:gap-16">
        <div>
          <h2 className="type-title">Ask us anything</h2>
          <p className="mt-4 max-w-[42ch] text-lg text-ink-2">
            Not sure if your things fit, or how posting works? Write to us and a person answers,
            usually within 2 days.
          </p>
        </div>
        <section
          id="reach-out"
          aria-label="Reach out"
          className="scroll-mt-24 rounded-lg border border-line bg-surface p-5 md:p-8"
        >
          <EnquiryForm source="marketplace" />
        </section>
      </Container>
    </>
  );
}
