import type { LiveListing } from "@boab/contracts/directory/administration";
import { Form, Link, useSearchParams } from "react-router";
import { formatDate } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";

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

/** Filters live in the URL, so they can be bookmarked and shared. */
export function LiveListings({ rows, hasMore, problem }: LiveListingsProps) {
  const [params] = useSearchParams();
  const q = params.get("q") ?? "";
  return (
    <Card isPadded={false} className="overflow-hidden">
      <Form
        // Reset the field when the URL changes.
        key={q}
        method="get"
        role="search"
        className="flex flex-wrap items-end gap-3 border-b border-line p-4"
      >
        <SearchField
          label="Search live listings"
          name="q"
          placeholder="Part of the name"
          defaultValue={q}
          maxLength={80}
          error={problem}
          className="min-w-0 flex-1 basis-40"
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState
          picture="stool"
          className="border-0"
          action={
            q && (
              <LinkButton to="?" variant="secondary" size="sm">
                Clear search
              </LinkButton>
            )
          }
        />
      ) : (
        <div className="max-md:p-3">
          <Table caption="Live listings" rows={rows} rowKey={({ id }) => id} columns={columns} />
          <LoadMore count={rows.length} hasMore={hasMore} className="max-md:mt-3" />
        </div>
      )}
    </Card>
  );
}
