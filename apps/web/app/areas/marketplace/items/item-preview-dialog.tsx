import { toCents } from "@boab/contracts/common/dollars";
import { getSingleItem } from "@boab/contracts/marketplace/calls.generated";
import { conditionNames } from "@boab/contracts/marketplace/item-limits";
import type { PublicItem } from "@boab/contracts/marketplace/items";
import { formatMoney } from "@boab/format/money";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { cx } from "#ui/layout/cx.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { itemListCopy } from "./copy.ts";
import type { ItemTileView } from "./item-view.ts";

interface ItemPreviewDialogProps {
  item: ItemTileView;
  isOpen: boolean;
  onClose: () => void;
}

const money = (dollars: number) => formatMoney(toCents(dollars));

/** Previews an item without leaving the list (ITEMS-02). An item that isn't for sale shows only the list's data. */
export function ItemPreviewDialog({ item, isOpen, onClose }: ItemPreviewDialogProps) {
  const [publicItem, setPublicItem] = useState<PublicItem | "missing">();
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    browserApi
      .call(getSingleItem, { params: { id: item.item_id }, signal: abort.signal })
      .then(setPublicItem, () => abort.signal.aborted || setPublicItem("missing"));
    return () => abort.abort();
  }, [isOpen, item.item_id]);
  const loadedItem = publicItem === "missing" ? undefined : publicItem;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={item.name || "Untitled draft"} size="lg">
      <div className="grid gap-5 sm:grid-cols-2">
        <Gallery item={item} publicItem={loadedItem} />
        <div className="space-y-3 text-md">
          <p className="text-sm text-ink-2">{item.categoryPath.join(" / ")}</p>
          {item.price !== null && (
            <p className="type-money text-xl font-semibold">
              {money(item.price)}
              {item.promotion_active && item.previous_price !== null && (
                <s className="ml-2 text-base font-normal text-ink-3">
                  <span className="sr-only">Previously </span>
                  {money(item.previous_price)}
                </s>
              )}
            </p>
          )}
          <p>{item.description}</p>
          {publicItem === undefined ? (
            <p role="status" className="text-ink-2">
              {itemListCopy.loading}
            </p>
          ) : (
            loadedItem && <Details item={loadedItem} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Gallery({ item, publicItem }: { item: ItemTileView; publicItem: PublicItem | undefined }) {
  const [at, setAt] = useState(0);
  const pics = publicItem?.images.pics ?? [];
  const shown = pics[at]?.url ?? item.main;
  return (
    <div>
      {shown && (
        <img
          src={shown.tablet.jpeg}
          alt=""
          width={shown.tablet.width}
          height={shown.tablet.height}
          className="aspect-square w-full rounded-md bg-sunk object-cover"
        />
      )}
      {pics.length > 1 && (
        <ul aria-label="Photos" className="mt-2 flex flex-wrap gap-2">
          {pics.map(({ id, url, attrs }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`Photo ${index + 1}: ${[attrs.size, attrs.color, attrs.type].filter(Boolean).join(", ")}`}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
                className={cx(
                  "size-14 overflow-hidden rounded-sm border-2",
                  index === at ? "border-ink" : "border-transparent",
                )}
              >
                <img src={url.mobile.jpeg} alt="" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Details({ item }: { item: PublicItem }) {
  const details = [item.brand, item.condition && conditionNames[item.condition]].filter(Boolean);
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        {item.variants.map(({ id, size, color, type, inStock }) => (
          <Chip key={id} className={cx(!inStock && "line-through opacity-60")}>
            {[size, color, type].filter(Boolean).join(", ")}
            {!inStock && <span className="sr-only">, sold out</span>}
          </Chip>
        ))}
      </p>
      {details.length > 0 && <p className="text-ink-2">{details.join(" · ")}</p>}
      {item.Long_desc && <p className="whitespace-pre-line text-ink-2">{item.Long_desc}</p>}
      <ul className="text-sm text-ink-2">
        {item.courier_info.map(({ id, courier_name, shippingType, shippingTime, shippingCost }) => (
          <li key={id}>
            {courier_name} {shippingType}, {shippingTime}:{" "}
            {shippingCost === 0 ? "free" : money(shippingCost)}
          </li>
        ))}
        {item.pickup && <li>Pick-up{item.pickup.note && `: ${item.pickup.note}`}</li>}
      </ul>
    </>
  );
}
