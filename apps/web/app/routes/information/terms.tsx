import { type MetaArgs, useLoaderData } from "react-router";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { makeTermsDocument } from "./content/terms.ts";
import { buildInformationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const loader = async () => ({ document: makeTermsDocument(await readPublicFigures()) });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? buildInformationMeta(loaderData.document) : [];

export default function Terms() {
  const { document } = useLoaderData<typeof loader>();
  return <InformationPage document={document} />;
}
