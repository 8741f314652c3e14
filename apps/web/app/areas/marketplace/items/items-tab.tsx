import { itemNotes, itemTexts } from "@boab/contracts/marketplace/item-texts";
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
import { LoadMore } from "#ui/layout/load-more.tsx";
import { addItemPath, importItemsPath, itemsPath } from "../paths.ts";
import { DeleteItemDialog } from "./delete-item-dialog.tsx";
import { ItemFilters } from "./item-filters.tsx";
import { ItemPreviewDialog } from "./item-preview-dialog.tsx";
import { ItemTile } from "./item-tile.tsx";
import { type ItemTileView, isManaged, itemsAtOnce } from "./item-view.ts";
import type { ItemsView } from "./load-items.server.ts";

interface ItemsTabProps extends ItemsView {
  slug: string;
  /** Where the list is only the first of them: "25". */
  total?: string | undefined;
}

/** The items of a store: everyone looks, its seller also edits (ITEMS-01). */
export function ItemsTab({ slug, items, hasMore, counts, state, q, total }: ItemsTabProps) {
  const navigation = useNavigation();
  // Kept while their dialogs close.
  const [shown, setShown] = useState<ItemTileView>();
  const [doomed, setDoomed] = useState<ManagedItem>();
  const [open, setOpen] = useState<"preview" | "removal">();
  const [archived, setArchived] = useState<string>();
  // Here, because the tile of a restored item may leave the list before it hears of it.
  const restore = usePageAction({
    onSuccess: () => toast(itemNotes.restored),
  });
  const isNarrowed = state !== "all" || q !== "";
  // Not for more rows below those that are there.
  const isLoading =
    navigation.location?.pathname === itemsPath(slug) &&
    !navigation.location.search.includes("shown=");
  return (
    <section aria-label="Items" className="grid gap-5">
      {counts && counts.all > 0 && <ItemFilters counts={counts} state={state} q={q} />}
      <ActionFailure of={restore} />
      {archived && (
        <Note tone="info" role="status">
          {archived}
        </Note>
      )}
      {isLoading && (
        <p role="status" className="text-ink-2">
          {itemTexts.loading}
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={itemTexts.noItems}
          action={
            counts && !isNarrowed ? (
              <LinkButton to={addItemPath(slug)}>Add your first item</LinkButton>
            ) : undefined
          }
        >
          {isNarrowed && "Try another word or show all items."}
        </EmptyState>
      ) : (
        <ul
          aria-label="Items of this store"
          aria-busy={isLoading}
          className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4"
        >
          {items.map((item) => (
            <ItemTile
              key={item.item_id}
              item={item}
              slug={slug}
              onOpen={() => {
                setShown(item);
                setOpen("preview");
              }}
              isRestoring={restore.pendingValues?.itemId === item.item_id}
              onRestore={() => restore.submit({ intent: "restore", itemId: item.item_id })}
              onDelete={() => {
                if (!isManaged(item)) return;
                setDoomed(item);
                setOpen("removal");
              }}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <LoadMore
          {...{ hasMore, total }}
          count={items.length}
          step={itemsAtOnce}
          className="border-0"
        />
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
      {shown && (
        <ItemPreviewDialog
          key={shown.item_id}
          item={shown}
          isOpen={open === "preview"}
          onClose={() => setOpen(undefined)}
        />
      )}
      {doomed && (
        <DeleteItemDialog
          key={doomed.item_id}
          item={doomed}
          isOpen={open === "removal"}
          onClose={() => setOpen(undefined)}
          onArchived={setArchived}
        />
      )}
    </section>
  );
}
