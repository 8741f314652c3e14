import { pageMeta } from "#lib/format/meta.ts";
import { publicHeaders } from "#lib/http/cache.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { AreaPage } from "./area-page.tsx";

export const headers = publicHeaders;

const lead =
  "A marketplace for cloth, coffee, records, skincare and furniture from sellers who know exactly where it came from. Opening a store is free to join, with commission on sales.";

export const meta = () =>
  pageMeta({ title: "Marketplace", description: lead, path: "/marketplace-onboarding" });

export default function MarketplaceOnboarding() {
  return (
    <AreaPage
      title="The marketplace is opening"
      lead={lead}
      points={[
        "Quick setup, from first photo to first sale",
        "Card payment, paid out to your own account",
        "Built-in promotion beside the directory",
      ]}
      picture="onboarding"
      band="night"
      actions={
        <LinkButton to="/sell-with-us" variant="accent">
          Sell with us
        </LinkButton>
      }
    />
  );
}
