import { type MetaArgs, useLoaderData } from "react-router";
import { readPublicFigures } from "#shell/public-settings.server.ts";
import { terms } from "./content/terms.ts";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const loader = async () => ({ document: terms(await readPublicFigures()) });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? informationMeta(loaderData.document) : [];

export default function Terms() {
  const { document } = useLoaderData<typeof loader>();
  return <InformationPage document={document} />;
}
