import { privacy } from "./content/privacy.ts";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const meta = () => informationMeta(privacy);

export default function Privacy() {
  return <InformationPage document={privacy} />;
}
