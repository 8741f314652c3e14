import { sellWithUs } from "./content/sell-with-us.ts";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/cache.ts";

export const meta = () => informationMeta(sellWithUs);

export default function SellWithUs() {
  return <InformationPage document={sellWithUs} />;
}
