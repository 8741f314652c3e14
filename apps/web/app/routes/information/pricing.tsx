import { pricing } from "./content/pricing.ts";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";
import { PlanCards } from "./pricing/plan-cards.tsx";

export { publicHeaders as headers } from "#lib/cache.ts";

export const meta = () => informationMeta(pricing);

export default function Pricing() {
  return <InformationPage document={pricing} slots={{ plans: <PlanCards /> }} />;
}
