import type { AdminStore } from "@boab/contracts/marketplace/administration";
import { formatDate } from "@boab/format/dates";
import { formatCount } from "@boab/format/numbers";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { Table, type TableColumn } from "#ui/layout/table.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { Chip } from "#ui/text/chip.tsx";
import { NameSearch, NoSearchResults } from "../name-search.tsx";
import { useChosenRow } from "../use-chosen-row.ts";
import { type StoreDecision, stateChips } from "./copy.ts";
import { StoreDialog } from "./store-dialog.tsx";

interface StoresTableProps {
  list: LoadedList<AdminStore>;
  /** Says why the search failed. */
  problem: string | undefined;
  /** Only admins may decide; moderators may view the list. */
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

/** Lists every store that isn't closed. The search is in the URL. */
export function StoresTable({ list: firstPage, problem, mayDecide }: StoresTableProps) {
  const list = useList(firstPage, ({ id }) => id);
  const { chosen, isOpen, open, close } = useChosenRow<StoreDecision, AdminStore>(list.rows);
  const actions: TableColumn<AdminStore> = {
    id: "actions",
    header: "Actions",
    isHeaderHidden: true,
    cell: (store) => <StoreButtons store={store} onOpen={(what) => open(what, store)} />,
  };
  return (
    <>
      <ListPage
        of={list}
        search={<NameSearch label="Search stores" problem={problem} />}
        empty={<NoSearchResults picture="basket" />}
        rowsClassName="max-md:p-3"
      >
        <Table
          caption="Stores"
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={mayDecide ? [...columns, actions] : columns}
        />
      </ListPage>
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
