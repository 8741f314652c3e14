import { maySeeMarketplace } from "@boab/contracts/common/access";
import { CreditCardIcon } from "@phosphor-icons/react/dist/ssr/CreditCard";
import { MegaphoneSimpleIcon } from "@phosphor-icons/react/dist/ssr/MegaphoneSimple";
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/ssr/ShieldCheck";
import { TimerIcon } from "@phosphor-icons/react/dist/ssr/Timer";
import { openingLabel, openingPath } from "#lib/launch/opening-path.ts";
import { useSession } from "#lib/session/session.ts";
import { useLaunchSwitches } from "#shell/launch-switches.ts";
import { describePlatformFee, type PublicFigures } from "#shell/public-figures.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { type TeaserItem, TeaserItems } from "./teaser-items.tsx";

const highlights = [
  { name: "Quick setup", Icon: TimerIcon },
  { name: "Stripe Payment", Icon: CreditCardIcon },
  { name: "Built-in promotion", Icon: MegaphoneSimpleIcon },
  { name: "Secure & trusted", Icon: ShieldCheckIcon },
];

interface MarketplaceTeaserProps {
  items: readonly TeaserItem[];
  figures: PublicFigures;
}

export function MarketplaceTeaser({ items, figures }: MarketplaceTeaserProps) {
  const { profile } = useSession();
  const switches = useLaunchSwitches();
  const isOpen = maySeeMarketplace(profile, switches);
  return (
    <section
      aria-labelledby="marketplace"
      className="theme-dark on-night overflow-hidden bg-indigo-800 [--accent:#e0a32e]! [--accent-hover:#ecbb52]! text-[#f7f0e4]"
    >
      <div className="mx-auto grid w-full max-w-[1360px] items-center px-gutter lg:grid-cols-[.86fr_1.14fr] lg:gap-16">
        <div className="pt-section pb-8 lg:pb-section">
          <h2 id="marketplace" className="type-title">
            {switches.marketplaceAccess === "public"
              ? "The marketplace is open."
              : "The marketplace is opening."}
          </h2>
          <p className="mt-4.5 max-w-[44ch] text-lg text-[#d9d5e6]">
            Cloth, coffee, records, skincare and furniture from sellers who know exactly where it
            came from. Free to join. You only pay when you sell:{" "}
            <b className="text-white">{describePlatformFee(figures)}.</b>
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton to="/marketplace-onboarding" variant="accent" size="lg">
              Open a store
            </LinkButton>
            <LinkButton
              to={isOpen ? "/marketplace" : openingPath("marketplace")}
              variant="quiet"
              size="lg"
              className="border-[#7b78a8]! px-7! text-white! hover:bg-white/8!"
            >
              {isOpen ? "Browse Marketplace" : openingLabel}
            </LinkButton>
          </div>
          <ul className="mt-11 grid grid-cols-2 gap-x-5 gap-y-3.5 text-sm text-[#d9d5e6] md:text-md">
            {highlights.map(({ name, Icon }) => (
              <li key={name} className="flex items-center gap-2.5">
                <Icon size={24} aria-hidden="true" className="flex-none text-ochre-400" />
                {name}
              </li>
            ))}
          </ul>
        </div>
        <TeaserItems items={items} />
      </div>
    </section>
  );
}
