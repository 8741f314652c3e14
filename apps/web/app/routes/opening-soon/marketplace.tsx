import { pageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { AreaPage } from "./area-page.tsx";

export const meta = () => pageMeta({ title: "Browse the marketplace", path: "/marketplace" });

export default function Marketplace() {
  return (
    <AreaPage
      title="We're stocking the shelves"
      lead="Soon you'll be able to browse everything our sellers offer by category, colour, size and price, and see who made it."
      points={[
        "Sixteen categories, from cloth to furniture",
        "Every item with its maker and its story",
        "One cart for several stores",
      ]}
      picture="marketplace"
      band="sand"
      actions={<LinkButton to="/marketplace-onboarding">How selling works</LinkButton>}
    />
  );
}
