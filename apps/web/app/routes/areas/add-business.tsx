import { publicHeaders } from "#lib/cache.ts";
import { pageMeta } from "#lib/meta.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { AreaPage } from "./area-page.tsx";

export const headers = publicHeaders;

const lead =
  "Put your business on the map in a few minutes: name, category, opening hours, pictures and what you offer. The basic listing is free and stays free.";

export const meta = () =>
  pageMeta({ title: "Add your business", description: lead, path: "/directory/add-business" });

export default function AddBusiness() {
  return (
    <AreaPage
      title="Put your business on the map"
      lead={lead}
      points={[
        "One free listing, no card needed",
        "Bookings straight into your opening hours",
        "Post a job and collect applications",
      ]}
      picture="add-business"
      band="sand"
      actions={<LinkButton to="/pricing">See the plans</LinkButton>}
    />
  );
}
