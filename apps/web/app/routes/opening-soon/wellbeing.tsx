import { pageMeta } from "#lib/format/meta.ts";
import { publicHeaders } from "#lib/http/cache.ts";
import { AreaPage } from "./area-page.tsx";

export const headers = publicHeaders;

const lead =
  "A magazine about sleep, food, skin, money and mind, written by people of African heritage who work in these fields, for a life lived between two continents.";

export const meta = () => pageMeta({ title: "Wellbeing", description: lead, path: "/wellbeing" });

export default function Wellbeing() {
  return (
    <AreaPage
      title="Wellbeing, read slowly"
      lead={lead}
      points={[
        "Long reads, with sources you can check",
        "Recipes that start in an Australian supermarket",
        "A new issue every season",
      ]}
      picture="wellbeing"
      band="plum"
      isEditorial
    />
  );
}
