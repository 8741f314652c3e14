import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { adminTexts } from "@boab/contracts/admin/texts";
import { formatDate } from "#lib/format/format.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { StatusChip } from "#ui/text/chip.tsx";
import { Email } from "#ui/text/email.tsx";

const columns: TableColumn<FullProfile>[] = [
  {
    id: "person",
    header: "Person",
    isRowHeader: true,
    cell: (person) => (
      <>
        <span className="block font-[620]">{person.fullName}</span>
        <span className="block text-sm wrap-anywhere text-ink-2">
          <Email address={person.email} />
        </span>
      </>
    ),
  },
  { id: "account", header: "Account", cell: (person) => person.stripeAccountId },
  {
    id: "merchant",
    header: "Merchant",
    cell: (person) => <StatusChip status={person.merchantStatus ?? "none"} />,
  },
  { id: "user", header: "User", cell: (person) => <StatusChip status={person.userStatus} /> },
  { id: "created", header: "Member since", cell: (person) => formatDate(person.createdAt) },
];

interface ConnectedAccountsProps {
  rows: readonly FullProfile[];
  hasMore: boolean;
}

export function ConnectedAccounts({ rows, hasMore }: ConnectedAccountsProps) {
  if (rows.length === 0)
    return (
      <EmptyState title={adminTexts.noAccounts} picture="stool">
        Sellers appear here once they've connected a payment account.
      </EmptyState>
    );
  return (
    <Card isPadded={false} className="max-md:p-3">
      <Table
        caption="Members with a connected payment account"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <LoadMore count={rows.length} hasMore={hasMore} className="max-md:mt-3" />
    </Card>
  );
}
