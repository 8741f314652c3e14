import { toCents } from "@boab/contracts/common/dollars";
import { formatMoney } from "@boab/format/money";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";
import { ItemPicture } from "../item-picture.tsx";
import { addItemPath, editItemPath, itemPath } from "../paths.ts";
import {
  describeStockInCheckout,
  getItemState,
  type ItemTileView,
  isManaged,
} from "./item-view.ts";

interface ItemTileProps {
  item: ItemTileView;
  /** The store's slug, for the edit links of whoever may edit its items (GUARD-24). */
  slug: string;
  onOpen: () => void;
  isRestoring: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

const money = (dollars: number | null) =>
  dollars === null ? "No price yet" : formatMoney(toCents(dollars));

/** An item in the grid; its picture opens the preview (ITEMS-02). */
export function ItemTile(props: ItemTileProps) {
  const { item, slug, onOpen, isRestoring, onRestore, onDelete } = props;
  const isOwn = isManaged(item);
  const state = isOwn ? getItemState(item) : undefined;
  const name = item.name || "Untitled draft";
  return (
    <Card as="li" isPadded={false} className="flex flex-col overflow-hidden">
      <button
        type="button"
        aria-label={`Preview ${name}`}
        onClick={onOpen}
        className="relative block aspect-square w-full overflow-hidden bg-sunk focus-visible:-outline-offset-4"
      >
        <ItemPicture files={item.main} sizes="(min-width: 1024px) 320px, 50vw" />
        {state && (
          <Chip tone={state.tone} className="absolute top-3 left-3">
            {state.label}
          </Chip>
        )}
        {!isOwn && !item.inStock && (
          <Chip tone="danger" className="absolute top-3 left-3">
            Sold out
          </Chip>
        )}
      </button>
      <div className="flex flex-1 flex-col gap-0.5 p-3 sm:p-4">
        <h3 className="truncate font-sans text-base font-semibold tracking-normal">
          {isOwn && item.status !== "live" ? name : <Link to={itemPath(item.sku)}>{name}</Link>}
        </h3>
        <p className="truncate text-sm text-ink-2">{item.category || "No category yet"}</p>
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
          <span className="type-money font-semibold">
            {money(item.price)}
            {item.promotion_active && (
              <s className="ml-2 text-sm font-normal text-ink-3">
                <span className="sr-only">Previously </span>
                {money(item.previous_price)}
              </s>
            )}
          </span>
          {isOwn && item.status !== "draft" && (
            <span
              className={cx(
                "text-sm",
                state?.tone === "ok" ? "text-ink-2" : "font-semibold text-on-warn-soft",
              )}
            >
              {item.quantityAvailable} left
            </span>
          )}
        </p>
        {isOwn && item.inCheckout && (
          <p className="text-sm text-ink-2">{describeStockInCheckout(item.inCheckout)}</p>
        )}
        {isOwn && (
          <div className="mt-3 flex gap-2">
            <LinkButton
              to={item.status === "draft" ? addItemPath(slug) : editItemPath(slug, item.item_id)}
              variant="secondary"
              size="xs"
              aria-label={`Edit ${name}`}
              className="flex-1"
            >
              <PencilSimpleIcon size={16} aria-hidden="true" />
              Edit
            </LinkButton>
            {item.status === "archived" ? (
              <Button
                variant="secondary"
                size="xs"
                aria-label={`Sell ${name} again`}
                isPending={isRestoring}
                pendingLabel="Saving"
                className="flex-1"
                onClick={onRestore}
              >
                Sell again
              </Button>
            ) : (
              <IconButton
                label={`Delete ${name}`}
                icon={<TrashIcon size={16} />}
                isBordered
                onClick={onDelete}
                className="size-[34px] pointer-coarse:size-11"
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
