import type { LiveListing } from "@boab/contracts/directory/administration";
import { Link } from "react-router";
import { formatDate } from "#lib/format/format.ts";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { NameSearch, NoneFound } from "../name-search.tsx";

interface LiveListingsProps {
  rows: readonly LiveListing[];
  hasMore: boolean;
  /** Why the search can't be done. */
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
        <Link to="/admin/reports" className="target-44">
          <Chip tone="danger">{openReports} open</Chip>
        </Link>
      ) : (
        <span className="text-ink-3">None</span>
      ),
  },
];

export function LiveListings({ rows, hasMore, problem }: LiveListingsProps) {
  return (
    <Card isPadded={false} className="overflow-hidden">
      <NameSearch label="Search live listings" problem={problem} />
      {rows.length === 0 ? (
        <NoneFound picture="stool" />
      ) : (
        <div className="max-md:p-3">
          <Table caption="Live listings" rows={rows} rowKey={({ id }) => id} columns={columns} />
          <LoadMore count={rows.length} hasMore={hasMore} className="max-md:mt-3" />
        </div>
      )}
    </Card>
  );
}
