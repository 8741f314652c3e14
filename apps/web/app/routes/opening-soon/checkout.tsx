import { pageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { AreaPage } from "./area-page.tsx";

export const meta = () =>
  pageMeta({ title: "Your cart", path: "/marketplace/checkout", isIndexed: false });

export default function Checkout() {
  return (
    <AreaPage
      title="Your cart is waiting"
      lead="Items from different stores will sit here together. You'll pay once by card, and each seller will send their own parcel."
      points={[
        "Prices in AUD, with shipping shown before you pay",
        "Card payment by Stripe",
        "A receipt by email for every order",
      ]}
      picture="checkout"
      actions={<LinkButton to="/marketplace">Browse Marketplace</LinkButton>}
    />
  );
}
