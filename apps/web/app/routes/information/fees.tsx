import { type MetaArgs, useLoaderData } from "react-router";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { makeFeesDocument } from "./content/fees.ts";
import { FeeTable } from "./fees/fee-table.tsx";
import { buildInformationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export async function loader() {
  const figures = await readPublicFigures();
  return { document: makeFeesDocument(figures), figures };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? buildInformationMeta(loaderData.document) : [];

export default function Fees() {
  const { document, figures } = useLoaderData<typeof loader>();
  return (
    <InformationPage
      document={document}
      slots={{ "fee-table": <FeeTable rule={figures.platformFee} /> }}
    />
  );
}
