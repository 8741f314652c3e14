import { type MetaArgs, useLoaderData } from "react-router";
import { publicFigures } from "#shell/public-settings.server.ts";
import { pricing } from "./content/pricing.ts";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";
import { PlanCards } from "./pricing/plan-cards.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const loader = () => publicFigures();

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? informationMeta(pricing(loaderData)) : [];

export default function Pricing() {
  const figures = useLoaderData<typeof loader>();
  return (
    <InformationPage
      document={pricing(figures)}
      slots={{ plans: <PlanCards figures={figures} /> }}
    />
  );
}
