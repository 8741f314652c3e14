import { type MetaArgs, useLoaderData } from "react-router";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { makePricingDocument } from "./content/pricing.ts";
import { buildInformationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";
import { PlanCards } from "./pricing/plan-cards.tsx";
import { PlanComparison } from "./pricing/plan-comparison.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export async function loader() {
  const figures = await readPublicFigures();
  return { document: makePricingDocument(figures), figures };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? buildInformationMeta(loaderData.document) : [];

export default function Pricing() {
  const { document, figures } = useLoaderData<typeof loader>();
  return (
    <InformationPage
      document={document}
      slots={{ plans: <PlanCards figures={figures} />, comparison: <PlanComparison /> }}
    />
  );
}
