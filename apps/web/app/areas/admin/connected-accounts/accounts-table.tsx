import type { ConnectedAccount } from "@boab/contracts/payments/payout-accounts";
import { formatDate } from "@boab/format/dates";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Email } from "#ui/text/email.tsx";

interface AccountsTableProps {
  rows: readonly ConnectedAccount[];
  isBusy: boolean;
  /** The account whose page at the provider is opening. */
  openingId: string | undefined;
  onInspect: (row: ConnectedAccount) => void;
  onDelete: (row: ConnectedAccount) => void;
  onDashboard: (id: string) => void;
}

export const getSellerName = ({ person }: Pick<ConnectedAccount, "person">): string =>
  person?.fullName ?? "Former member";

const renderYesNo = (isOn: boolean) => (
  <Chip tone={isOn ? "ok" : "danger"}>{isOn ? "Yes" : "No"}</Chip>
);

const detailColumns: TableColumn<ConnectedAccount>[] = [
  {
    id: "person",
    header: "Seller",
    isRowHeader: true,
    cell: (row) => (
      <>
        <span className="block font-[620]">{getSellerName(row)}</span>
        <span className="block text-sm wrap-anywhere text-ink-2">
          {row.email ? <Email email={row.email} /> : "No email"}
        </span>
      </>
    ),
  },
  {
    id: "account",
    header: "Account",
    cell: (row) => (
      <span>
        <span className="block whitespace-nowrap">{row.stripeAccountId}</span>
        <span className="block text-sm whitespace-nowrap text-ink-3 capitalize">
          {[row.type, row.country].filter(Boolean).join(", ")}
        </span>
      </span>
    ),
  },
  { id: "details", header: "Details submitted", cell: (row) => renderYesNo(row.details_submitted) },
  { id: "charges", header: "Charges enabled", cell: (row) => renderYesNo(row.charges_enabled) },
  { id: "payouts", header: "Payouts enabled", cell: (row) => renderYesNo(row.payouts_enabled) },
  { id: "due", header: "Currently due", cell: (row) => row.requirements.currently_due.length },
  { id: "late", header: "Past due", cell: (row) => row.requirements.past_due.length },
  {
    id: "created",
    header: "Created",
    cell: ({ created }) => (
      <span className="whitespace-nowrap">{formatDate(new Date(created * 1000))}</span>
    ),
  },
];

export function AccountsTable({ rows, isBusy, ...actions }: AccountsTableProps) {
  const columns: TableColumn<ConnectedAccount>[] = [
    ...detailColumns,
    {
      id: "actions",
      header: "Actions",
      isHeaderHidden: true,
      cell: (row) => <RowActions row={row} {...actions} />,
    },
  ];
  return (
    <Table
      caption="Connected payment accounts, newest first"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

type RowActionsProps = Omit<AccountsTableProps, "rows" | "isBusy"> & { row: ConnectedAccount };

function RowActions({ row, openingId, onInspect, onDelete, onDashboard }: RowActionsProps) {
  const name = getSellerName(row);
  return (
    <div className="flex items-center gap-1.5 md:justify-end">
      {row.isClosing && <Chip tone="warn">Deleting</Chip>}
      <Button
        variant="secondary"
        size="xs"
        aria-label={`Inspect ${name}`}
        onClick={() => onInspect(row)}
      >
        Inspect
      </Button>
      <Button
        variant="secondary"
        size="xs"
        aria-label={`Open dashboard of ${name}`}
        isPending={openingId === row.id}
        onClick={() => onDashboard(row.id)}
      >
        Dashboard
      </Button>
      <IconButton
        label={`Delete account of ${name}`}
        icon={<TrashIcon size={18} />}
        onClick={() => onDelete(row)}
      />
    </div>
  );
}
