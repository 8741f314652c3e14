import { returns } from "./content/returns.ts";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const meta = () => informationMeta(returns);

export default function Returns() {
  return <InformationPage document={returns} />;
}
