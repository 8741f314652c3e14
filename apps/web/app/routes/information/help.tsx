import { help } from "./content/help.ts";
import { informationMeta } from "./layout/information-meta.ts";
import { InformationPage } from "./layout/information-page.tsx";
import { questionData } from "./layout/question-data.ts";

export { publicHeaders as headers } from "#lib/cache.ts";

export const meta = () => [...informationMeta(help), { "script:ld+json": questionData(help) }];

export default function Help() {
  return <InformationPage document={help} />;
}
