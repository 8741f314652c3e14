import { type MetaArgs, useLoaderData } from "react-router";
import { returns } from "./content/returns.ts";
import { buildInformationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const loader = () => ({ document: returns });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? buildInformationMeta(loaderData.document) : [];

export default function Returns() {
  const { document } = useLoaderData<typeof loader>();
  return <InformationPage document={document} />;
}
