import { publicHeaders } from "#lib/cache.ts";
import { pageMeta } from "#lib/meta.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { AreaPage } from "./area-page.tsx";

export const headers = publicHeaders;

const lead =
  "A list and a map side by side: type what you are after and where you are, and see who is open, how far it is and when they are free.";

export const meta = () =>
  pageMeta({ title: "Find a business", description: lead, path: "/directory/listings" });

export default function DirectoryListings() {
  return (
    <AreaPage
      title="Find a business near you"
      lead={lead}
      points={[
        "Restaurants, services, retail, health and education",
        "Distance from your suburb, in all eight states and territories",
        "The next free time on every card",
      ]}
      picture="listings"
      actions={<LinkButton to="/directory/add-business">Register a Business</LinkButton>}
    />
  );
}
