import { categoryPath } from "@boab/contracts/marketplace/item-categories";
import { computePromotion } from "@boab/contracts/marketplace/item-rules";
import type { FeeRule } from "@boab/contracts/payments/fees";
import { formatMoney } from "@boab/format/money";
import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import { ImageIcon } from "@phosphor-icons/react/dist/ssr/Image";
import { useState } from "react";
import { Segmented } from "#ui/forms/segmented.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";
import { FeeSummary, previewFee } from "./fee-summary.tsx";
import { listDeliveries, parsePriceCents, type WizardItem } from "./wizard-item.ts";

interface LivePreviewProps {
  item: WizardItem;
  feeRule: FeeRule;
}

/** What buyers will see and what the seller keeps (ITEMW-02). On phones it opens on demand: the form comes first. */
export function LivePreview({ item, feeRule }: LivePreviewProps) {
  const [view, setView] = useState("card");
  const [isOpen, setOpen] = useState(false);
  const priceCents = parsePriceCents(item.price);
  const deliveries = listDeliveries(item);
  const feePreview = previewFee(feeRule, priceCents, deliveries[0]?.cents ?? 0);
  const main = item.photos.find(({ isMain }) => isMain);
  return (
    <aside
      aria-labelledby="live-preview"
      className="overflow-hidden rounded-lg border border-line bg-surface lg:sticky lg:top-[84px] lg:shadow-2"
    >
      <div className="flex min-h-16 items-center justify-between gap-3 py-2 pr-3 pl-5">
        <div>
          <h2 id="live-preview" className="font-sans text-base font-semibold tracking-normal">
            Live preview
          </h2>
          {priceCents !== null && (
            <p className={cx("text-sm text-ink-2 lg:hidden", isOpen && "hidden")}>
              You keep{" "}
              <b className="type-money font-semibold text-ink">
                {formatMoney(feePreview.sellerGetsCents)}
              </b>{" "}
              of {formatMoney(feePreview.saleCents)}
              {deliveries.length > 0 && ", with delivery"}
            </p>
          )}
        </div>
        <Segmented
          label="Show the preview as"
          name="preview"
          options={[
            { value: "card", label: "Card" },
            { value: "page", label: "Page" },
          ]}
          value={view}
          onChange={setView}
          className={cx(!isOpen && "max-lg:hidden")}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="live-preview-body"
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 items-center gap-2 px-2 font-semibold text-primary-text lg:hidden"
        >
          {isOpen ? "Hide" : "Show"}
          <CaretDownIcon
            size={18}
            aria-hidden="true"
            className={cx("transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </div>
      <div id="live-preview-body" className={cx(!isOpen && "max-lg:hidden")}>
        <PreviewPicture src={main?.large} />
        {view === "page" && <Thumbs item={item} />}
        <div className="px-5 pt-[18px] pb-4">
          <p className="text-xs text-ink-2">
            {categoryPath(item).join(" / ") || "Category / Subcategory"}
          </p>
          <h3 className="mt-1 mb-1.5 text-xl">{item.name.trim() || "Your item's name"}</h3>
          <Price item={item} priceCents={priceCents} />
          {view === "page" && <PageDetails item={item} />}
        </div>
      </div>
      <div className={cx(!isOpen && "max-lg:hidden")}>
        <FeeSummary rule={feeRule} priceCents={priceCents} deliveries={deliveries} />
      </div>
    </aside>
  );
}

function PreviewPicture({ src }: { src: string | undefined }) {
  const style = "aspect-[2/1] w-full bg-sunk lg:aspect-[900/760]";
  if (!src)
    return (
      <div className={cx(style, "grid place-items-center text-ink-3")}>
        <ImageIcon size={40} aria-hidden="true" />
      </div>
    );
  return <img src={src} alt="" className={cx(style, "object-cover")} />;
}

function Thumbs({ item }: { item: WizardItem }) {
  if (item.photos.length < 2) return null;
  return (
    <div className="flex gap-2 overflow-x-auto px-5 pt-3">
      {item.photos.map(({ key, small }) => (
        <img
          key={key}
          src={small}
          alt=""
          className="size-14 flex-none rounded-sm bg-sunk object-cover"
        />
      ))}
    </div>
  );
}

function Price({ item, priceCents }: { item: WizardItem; priceCents: number | null }) {
  const previousCents = parsePriceCents(item.previousPrice);
  const promotion = computePromotion(priceCents ?? 0, priceCents === null ? null : previousCents);
  return (
    <p className="type-money flex flex-wrap items-baseline gap-2 text-xl font-semibold">
      {priceCents === null ? "$0.00" : formatMoney(priceCents)}
      {promotion.isActive && previousCents !== null && (
        <>
          <s className="text-base font-normal text-ink-3">
            <span className="sr-only">Previously </span>
            {formatMoney(previousCents)}
          </s>
          <Chip tone="accent">{promotion.percent}% off</Chip>
        </>
      )}
    </p>
  );
}

function PageDetails({ item }: { item: WizardItem }) {
  const sizes = [...new Set(item.photos.map(({ size }) => size.trim()).filter(Boolean))];
  const colours = [...new Set(item.photos.map(({ color }) => color.trim()).filter(Boolean))];
  return (
    <div className="mt-3 space-y-3 text-md">
      {item.description && <p>{item.description}</p>}
      {[sizes, colours].map(
        (values) =>
          values.length > 0 && (
            <p key={values.join()} className="flex flex-wrap gap-1.5">
              {values.map((value) => (
                <Chip key={value}>{value}</Chip>
              ))}
            </p>
          ),
      )}
      {item.longDescription && (
        <p className="line-clamp-6 whitespace-pre-line text-ink-2">{item.longDescription}</p>
      )}
    </div>
  );
}
