import { inboxTexts } from "@boab/contracts/admin/texts";
import { EnquiryFilters as Filters, listEnquiries } from "@boab/contracts/outreach/enquiries";
import { EnquiryFilters } from "#areas/admin/enquiries/enquiry-filters.tsx";
import { EnquiryList } from "#areas/admin/enquiries/enquiry-list.tsx";
import { handleEnquiry } from "#areas/admin/enquiries/handle-enquiry.server.ts";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import type { Route } from "./+types/enquiries.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Enquiries", path: "/admin/enquiries", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  // Ignores unknown filter values.
  const requested = Filters.shape.state.safeParse(searchParams.get("state") ?? "open").data;
  const source = Filters.shape.source.safeParse(searchParams.get("source")).data;
  const { rows, hasMore } = await readRows(shownRows(searchParams), 100, (page) =>
    api(request).load(listEnquiries, { query: { state: requested, source, ...page } }),
  );
  return { state: requested ?? ("all" as const), rows, hasMore };
}

export const action = ({ request }: Route.ActionArgs) => handleEnquiry(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

const empty = {
  open: inboxTexts.noneOpen,
  done: inboxTexts.noneDone,
  all: undefined,
};

export default function Enquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { state, rows, hasMore } = loaderData;
  return (
    <>
      <AdminHeading
        title="Enquiries"
        lead="Messages from the contact form and the launch page, newest first. Times are in Sydney time."
      />
      <Card isPadded={false} className="overflow-hidden">
        <EnquiryFilters state={state} />
        <EnquiryList
          enquiries={rows}
          firstResult={actionData}
          empty={
            <EmptyState title={empty[state]} picture="stool" className="border-0">
              New messages appear here and in the team's inbox.
            </EmptyState>
          }
        />
        {rows.length > 0 && <LoadMore count={rows.length} hasMore={hasMore} />}
      </Card>
    </>
  );
}
