import { type MetaArgs, useLoaderData } from "react-router";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { help } from "./content/help.ts";
import type { InformationDocument } from "./layout/information-document.ts";
import { buildInformationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";
import { toFaqStructuredData } from "./layout/question-data.ts";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const loader = async () => ({ document: help(await readPublicFigures()) });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? buildHelpMeta(loaderData.document) : [];

const buildHelpMeta = (document: InformationDocument) => [
  ...buildInformationMeta(document),
  { "script:ld+json": toFaqStructuredData(document) },
];

export default function Help() {
  const { document } = useLoaderData<typeof loader>();
  return <InformationPage document={document} />;
}
