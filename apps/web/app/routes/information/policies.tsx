import { policies } from "./content/policies.ts";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const meta = () => informationMeta(policies);

export default function Policies() {
  return <InformationPage document={policies} />;
}
