import { type MetaArgs, useLoaderData } from "react-router";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { makeSellWithUsDocument } from "./content/sell-with-us.ts";
import { buildInformationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const loader = async () => ({ document: makeSellWithUsDocument(await readPublicFigures()) });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? buildInformationMeta(loaderData.document) : [];

export default function SellWithUs() {
  const { document } = useLoaderData<typeof loader>();
  return <InformationPage document={document} />;
}
