import { type MetaArgs, useLoaderData } from "react-router";
import { publicFigures } from "#shell/public-settings.server.ts";
import { fees } from "./content/fees.ts";
import { FeeTable } from "./fees/fee-table.tsx";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const loader = () => publicFigures();

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? informationMeta(fees(loaderData)) : [];

export default function Fees() {
  const figures = useLoaderData<typeof loader>();
  return (
    <InformationPage
      document={fees(figures)}
      slots={{ "fee-table": <FeeTable rule={figures.platformFee} /> }}
    />
  );
}
