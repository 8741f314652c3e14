import { pageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { AreaPage } from "../opening-soon/area-page.tsx";

export const meta = () =>
  pageMeta({ title: "Your orders", path: "/my-account/orders", isIndexed: false });

export default function Orders() {
  return (
    <AreaPage
      title="Your orders will be here"
      lead="Once the marketplace opens, you'll find everything you buy here, with the seller, tracking and receipt."
      points={[
        "Follow each parcel from the seller to your door",
        "Receipts for your records",
        "Returns start from the order",
      ]}
      picture="orders"
      band="sand"
      actions={<LinkButton to="/account-management">Back to your account</LinkButton>}
    />
  );
}
