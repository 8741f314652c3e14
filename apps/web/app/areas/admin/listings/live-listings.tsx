import type { LiveListing } from "@boab/contracts/directory/administration";
import { formatDate } from "@boab/format/dates";
import { Link } from "react-router";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { Chip } from "#ui/text/chip.tsx";
import { NameSearch, NoSearchResults } from "../name-search.tsx";

interface LiveListingsProps {
  list: LoadedList<LiveListing>;
  /** Says why the search failed. */
  problem: string | undefined;
}

const columns: readonly TableColumn<LiveListing>[] = [
  {
    id: "name",
    header: "Listing",
    isRowHeader: true,
    cell: ({ businessName, slug }) => (
      <Link to={`/directory/listings/${slug}`} className="link break-words">
        {businessName}
      </Link>
    ),
  },
  { id: "category", header: "Category", cell: ({ category }) => category },
  {
    id: "place",
    header: "Place",
    cell: ({ city, state }) => [city, state].filter(Boolean).join(" "),
  },
  { id: "owner", header: "Owner", cell: ({ ownerName }) => ownerName },
  { id: "created", header: "Created", cell: ({ createdAt }) => formatDate(createdAt) },
  {
    id: "reports",
    header: "Reports",
    cell: ({ openReports }) =>
      openReports > 0 ? (
        <Link to="/admin/moderation?kind=listing" className="target-44">
          <Chip tone="danger">{openReports} open</Chip>
        </Link>
      ) : (
        <span className="text-ink-3">None</span>
      ),
  },
];

export function LiveListings({ list: firstPage, problem }: LiveListingsProps) {
  const list = useList(firstPage, ({ id }) => id);
  return (
    <ListPage
      of={list}
      search={<NameSearch label="Search live listings" problem={problem} />}
      empty={<NoSearchResults picture="stool" />}
      rowsClassName="max-md:p-3"
    >
      <Table caption="Live listings" rows={list.rows} rowKey={({ id }) => id} columns={columns} />
    </ListPage>
  );
}
