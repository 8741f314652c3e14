import { EnquiryFilters as Filters, listEnquiries } from "@boab/contracts/outreach/enquiries";
import { inboxCopy } from "#areas/admin/enquiries/copy.ts";
import { EnquiryFilters } from "#areas/admin/enquiries/enquiry-filters.tsx";
import { EnquiryList } from "#areas/admin/enquiries/enquiry-list.tsx";
import { handleEnquiry } from "#areas/admin/enquiries/handle-enquiry.server.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/enquiries.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Enquiries", path: "/admin/enquiries", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  // Ignores unknown filter values.
  const requested = Filters.shape.state.safeParse(searchParams.get("state") ?? "open").data;
  const source = Filters.shape.source.safeParse(searchParams.get("source")).data;
  const { list } = await loadList(
    (page) => api(request).load(listEnquiries, { query: { state: requested, source, ...page } }),
    searchParams,
  );
  return { state: requested ?? ("all" as const), list };
}

export const action = ({ request }: Route.ActionArgs) => handleEnquiry(request);

const emptyMessages = {
  open: inboxCopy.noneOpen,
  done: inboxCopy.noneDone,
  all: undefined,
};

export default function Enquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = loaderData;
  const list = useList(loaderData.list, ({ id }) => id);
  return (
    <>
      <AdminHeading
        title="Enquiries"
        lead="Messages from the contact form and the launch page, newest first. Times are in Sydney time."
      />
      <ListPage of={list} search={<EnquiryFilters state={state} />}>
        <EnquiryList
          enquiries={list.rows}
          firstResult={actionData}
          empty={
            <EmptyState title={emptyMessages[state]} picture="stool" className="border-0">
              New messages appear here and in the team's inbox.
            </EmptyState>
          }
        />
      </ListPage>
    </>
  );
}
