import { terms } from "./content/terms.ts";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/cache.ts";

export const meta = () => informationMeta(terms);

export default function Terms() {
  return <InformationPage document={terms} />;
}
