import { pageMeta } from "#lib/meta.ts";
import { AreaPage } from "../areas/area-page.tsx";

export const meta = () => pageMeta({ title: "Admin", path: "/admin", isIndexed: false });

export default function Admin() {
  return (
    <AreaPage
      title="The engine room"
      lead="From here the team will look after people, requests, payment accounts and what is published. Everything done here is written down."
      points={[
        "Members: find, help, ban and close accounts",
        "Requests for selling, listing and staff access",
        "Launch switches for the marketplace and the magazine",
      ]}
      picture="admin"
      chip="Staff only"
    />
  );
}
