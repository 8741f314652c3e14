import type { ManagedItem } from "@boab/contracts/marketplace/items";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/ssr/DownloadSimple";
import { UploadSimpleIcon } from "@phosphor-icons/react/dist/ssr/UploadSimple";
import { useState } from "react";
import { useNavigation } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import { addItemPath, importItemsPath, itemsPath } from "../paths.ts";
import { itemListCopy } from "./copy.ts";
import { DeleteItemDialog } from "./delete-item-dialog.tsx";
import { ItemFilters } from "./item-filters.tsx";
import { ItemPreviewDialog } from "./item-preview-dialog.tsx";
import { ItemTile } from "./item-tile.tsx";
import { type ItemTileView, isManaged } from "./item-view.ts";
import type { ItemsView } from "./load-items.server.ts";

interface ItemsTabProps extends ItemsView {
  slug: string;
  /** The number of all items, when the list shows only the first ones: "25". */
  total?: string | undefined;
}

/** The items of a store: everyone looks, its seller also edits (ITEMS-01). */
export function ItemsTab({ slug, list: firstPage, counts, state, q, total }: ItemsTabProps) {
  const list = useList<ItemTileView>(firstPage, ({ item_id }) => item_id);
  const navigation = useNavigation();
  // The items stay set while their dialogs close.
  const [previewedItem, setPreviewedItem] = useState<ItemTileView>();
  const [itemToDelete, setItemToDelete] = useState<ManagedItem>();
  const [openDialog, setOpenDialog] = useState<"preview" | "removal">();
  const [archivedMessage, setArchivedMessage] = useState<string>();
  // The action is in the tab, because a restored item's tile may leave the list before the response.
  const restore = usePageAction({
    onSuccess: () => toast(itemListCopy.restored),
  });
  const isFiltered = state !== "all" || q !== "";
  const isLoading = navigation.location?.pathname === itemsPath(slug);
  return (
    <section aria-label="Items" className="grid gap-5">
      {counts && counts.all > 0 && <ItemFilters counts={counts} state={state} q={q} />}
      <ActionFailure of={restore} />
      {archivedMessage && (
        <Note tone="info" role="status">
          {archivedMessage}
        </Note>
      )}
      {isLoading && (
        <p role="status" className="text-ink-2">
          {itemListCopy.loading}
        </p>
      )}
      {list.rows.length === 0 ? (
        <EmptyState
          title={itemListCopy.noItems}
          action={
            counts && !isFiltered ? (
              <LinkButton to={addItemPath(slug)}>Add your first item</LinkButton>
            ) : undefined
          }
        >
          {isFiltered && "Try another word or show all items."}
        </EmptyState>
      ) : (
        <ListRows of={list} total={total} endClassName="border-0">
          <ul
            aria-label="Items of this store"
            aria-busy={isLoading}
            className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4"
          >
            {list.rows.map((item) => (
              <ItemTile
                key={item.item_id}
                item={item}
                slug={slug}
                onOpen={() => {
                  setPreviewedItem(item);
                  setOpenDialog("preview");
                }}
                isRestoring={restore.pendingValues?.itemId === item.item_id}
                onRestore={() => restore.submit({ intent: "restore", itemId: item.item_id })}
                onDelete={() => {
                  if (!isManaged(item)) return;
                  setItemToDelete(item);
                  setOpenDialog("removal");
                }}
              />
            ))}
          </ul>
        </ListRows>
      )}
      {counts && counts.all > 0 && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={importItemsPath(slug)} variant="secondary" size="sm">
            <UploadSimpleIcon size={18} aria-hidden="true" />
            Import items (CSV)
          </LinkButton>
          <LinkButton
            to={`${itemsPath(slug)}.csv`}
            reloadDocument
            variant="secondary"
            size="sm"
            download
          >
            <DownloadSimpleIcon size={18} aria-hidden="true" />
            Export items (CSV)
          </LinkButton>
        </div>
      )}
      {previewedItem && (
        <ItemPreviewDialog
          key={previewedItem.item_id}
          item={previewedItem}
          isOpen={openDialog === "preview"}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {itemToDelete && (
        <DeleteItemDialog
          key={itemToDelete.item_id}
          item={itemToDelete}
          isOpen={openDialog === "removal"}
          onClose={() => setOpenDialog(undefined)}
          onArchived={setArchivedMessage}
        />
      )}
    </section>
  );
}
