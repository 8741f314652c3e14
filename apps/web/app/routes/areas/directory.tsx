import { publicHeaders } from "#lib/cache.ts";
import { pageMeta } from "#lib/meta.ts";
import { JoinLink } from "#shell/join-link.tsx";
import { AreaPage } from "./area-page.tsx";

export const headers = publicHeaders;

const lead =
  "Every African-owned business in Australia on one map: restaurants and braiders, accountants and dance schools, with opening hours, reviews and free times you can book.";

export const meta = () => pageMeta({ title: "Directory", description: lead, path: "/directory" });

export default function Directory() {
  return (
    <AreaPage
      title="The directory is opening"
      lead={lead}
      points={[
        "Search by suburb, service and distance",
        "Book a time and pay there or in advance",
        "Reviews by people who were there",
      ]}
      picture="directory"
      band="sand"
      actions={<JoinLink>Join the community</JoinLink>}
    />
  );
}
