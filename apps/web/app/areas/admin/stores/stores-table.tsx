import type { AdminStore } from "@boab/contracts/marketplace/administration";
import { Link } from "react-router";
import { formatCount, formatDate } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { NameSearch, NoneFound } from "../name-search.tsx";
import { useChosen } from "../use-chosen.ts";
import { StoreDialog } from "./store-dialog.tsx";
import { type StoreDecision, stateChips } from "./store-words.ts";

interface StoresTableProps {
  rows: readonly AdminStore[];
  hasMore: boolean;
  /** Why the search can't be done. */
  problem: string | undefined;
  /** Moderators look, admins decide. */
  mayDecide: boolean;
}

const columns: readonly TableColumn<AdminStore>[] = [
  {
    id: "name",
    header: "Store",
    isRowHeader: true,
    cell: ({ id, storeName, slug, location, state }) => (
      <span>
        {state === "public" ? (
          <Link to={`/marketplace/stores/${slug}`} className="link wrap-break-word">
            {storeName}
          </Link>
        ) : (
          <b className="wrap-break-word">{storeName}</b>
        )}
        <span className="block text-sm text-ink-3">{location || id}</span>
      </span>
    ),
  },
  { id: "owner", header: "Owner", cell: ({ ownerName }) => ownerName },
  {
    id: "items",
    header: "Items",
    isNumeric: true,
    cell: ({ itemsCount }) => formatCount(itemsCount),
  },
  { id: "opened", header: "Opened", cell: ({ createdAt }) => formatDate(createdAt) },
  {
    id: "state",
    header: "State",
    cell: ({ state, hiddenReason }) => (
      <span className="max-md:text-right">
        <Chip tone={stateChips[state].tone}>{stateChips[state].label}</Chip>
        {hiddenReason && <span className="mt-1 block text-sm text-ink-2">{hiddenReason}</span>}
      </span>
    ),
  },
];

/** Every store that isn't closed. The search lives in the address. */
export function StoresTable({ rows, hasMore, problem, mayDecide }: StoresTableProps) {
  const { chosen, isOpen, open, close } = useChosen<StoreDecision, AdminStore>(rows);
  const actions: TableColumn<AdminStore> = {
    id: "actions",
    header: "Actions",
    isHeaderHidden: true,
    cell: (store) => <StoreButtons store={store} onOpen={(what) => open(what, store)} />,
  };
  return (
    <>
      <Card isPadded={false} className="overflow-hidden">
        <NameSearch label="Search stores" problem={problem} />
        {rows.length === 0 ? (
          <NoneFound picture="basket" />
        ) : (
          <div className="max-md:p-3">
            <Table
              caption="Stores"
              rows={rows}
              rowKey={({ id }) => id}
              columns={mayDecide ? [...columns, actions] : columns}
            />
            <LoadMore count={rows.length} hasMore={hasMore} className="max-md:mt-3" />
          </div>
        )}
      </Card>
      {chosen && (
        <div key={chosen.opening}>
          {(["hide", "show", "clear"] as const).map((decision) => (
            <StoreDialog
              key={decision}
              decision={decision}
              store={chosen.row}
              isOpen={isOpen(decision)}
              onClose={close}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface StoreButtonsProps {
  store: AdminStore;
  onOpen: (decision: StoreDecision) => void;
}

function StoreButtons({ store, onOpen }: StoreButtonsProps) {
  const decision = store.state === "hidden" ? "show" : "hide";
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {store.hasMerchantId && (
        <Button
          variant="secondary"
          size="xs"
          aria-label={`Remove the Merchant ID of ${store.storeName}`}
          onClick={() => onOpen("clear")}
        >
          Remove Merchant ID
        </Button>
      )}
      <Button
        variant={decision === "hide" ? "danger" : "secondary"}
        size="xs"
        aria-label={`${decision === "hide" ? "Hide" : "Show"} ${store.storeName}`}
        onClick={() => onOpen(decision)}
      >
        {decision === "hide" ? "Hide" : "Show"}
      </Button>
    </span>
  );
}
