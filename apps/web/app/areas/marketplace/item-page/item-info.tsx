import { ArrowUUpLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowUUpLeft";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { PackageIcon } from "@phosphor-icons/react/dist/ssr/Package";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Share } from "#ui/actions/share.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { StarShape } from "#ui/media/star-shape.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { storePath } from "../paths.ts";
import { NotifyWhenBackButton, SaveItemButton } from "../saved/save-item-button.tsx";
import { itemPageCopy } from "./copy.ts";
import type { ItemPageView } from "./item-page-view.ts";
import { describeStock } from "./quantity.ts";

interface ItemInfoProps {
  view: ItemPageView;
  /** The stock of the chosen variant, or of all variants before one is chosen. */
  available: number;
}

/** Shows the seller, the item and its price. */
export function ItemInfo({ view, available }: ItemInfoProps) {
  const { name, description, price, discount, gst, rating, seller } = view;
  const { storeName, slug, profileImg } = seller.store;
  const stock = describeStock(available);
  return (
    <header>
      <Link
        to={storePath(slug)}
        className="flex min-h-11 w-fit max-w-full items-center gap-2.5 text-sm font-semibold no-underline hover:underline"
      >
        <Avatar name={storeName} src={profileImg?.mobile.url} size={32} />
        <span className="truncate">{storeName}</span>
      </Link>
      <h1 className="type-title mt-2 wrap-break-word">{name}</h1>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        {rating && (
          <>
            <span className="flex items-center gap-1 font-[620]">
              <StarShape size={17} className="text-star" />
              {rating.mean}
              <span className="sr-only"> out of 5</span>
            </span>
            <Link to="#reviews" className="target-44 text-sm text-primary-text underline">
              {rating.countText}
            </Link>
          </>
        )}
        <Chip
          tone={stock.tone}
          icon={
            stock.tone === "ok" && <CheckCircleIcon weight="fill" size={15} aria-hidden="true" />
          }
        >
          {stock.label}
        </Chip>
      </div>
      <p className="mt-4 text-ink-2">{description}</p>
      <p className="mt-5.5 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="type-money text-[2rem] leading-tight font-[650]">{price}</span>
        {discount && (
          <>
            <s className="type-money text-lg text-ink-3">
              <span className="sr-only">Previously </span>
              {discount.from}
            </s>
            {discount.percent > 0 && <Chip tone="accent">{discount.percent}% off</Chip>}
          </>
        )}
      </p>
      {gst && <p className="text-sm text-ink-3">Includes GST of {gst}</p>}
    </header>
  );
}

interface ItemToolsProps {
  view: ItemPageView;
}

/** Buttons to save the item or share it. */
export const ItemTools = ({ view: { sku, name, link, available, seller } }: ItemToolsProps) => (
  <div className="relative mt-4 flex flex-wrap gap-3">
    {available > 0 && seller.store.holiday && (
      // Saving an item only notifies about its stock. To be notified about the store, people use the store's page.
      <LinkButton to={`${storePath(seller.store.slug)}#on-holiday`} variant="secondary">
        {itemPageCopy.notifyWhenStoreBack}
      </LinkButton>
    )}
    {available === 0 ? (
      <NotifyWhenBackButton id={sku} name={name} />
    ) : (
      <SaveItemButton id={sku} name={name} />
    )}
    <Share name={name} link={link} linkLabel="Link" />
  </div>
);

/** A summary of delivery and returns. */
export function ItemDeliveryInfo({ view }: { view: ItemPageView }) {
  const { couriers, pickup: pickupNote, freeShipping, hasFreeReturns } = view;
  const [first] = couriers;
  return (
    <ul className="mt-6.5 border-t border-line">
      {first && (
        <ItemDeliveryRow icon={<PackageIcon size={24} aria-hidden="true" />} title={first.title}>
          {first.time}
          {couriers.length > 1 &&
            `${first.time && ". "}${couriers.length - 1} more ${couriers.length === 2 ? "way" : "ways"} to send it`}
        </ItemDeliveryRow>
      )}
      {freeShipping && (
        <ItemDeliveryRow icon={<PackageIcon size={24} aria-hidden="true" />} title={freeShipping}>
          For everything you buy from {view.seller.store.storeName} together
        </ItemDeliveryRow>
      )}
      {pickupNote !== null && (
        <ItemDeliveryRow
          icon={<PackageIcon size={24} aria-hidden="true" />}
          title="Pick it up, free"
        >
          {pickupNote}
        </ItemDeliveryRow>
      )}
      {hasFreeReturns && (
        <ItemDeliveryRow
          icon={<ArrowUUpLeftIcon size={24} aria-hidden="true" />}
          title="Free returns"
        />
      )}
    </ul>
  );
}

function ItemDeliveryRow({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}) {
  return (
    <li className="flex gap-3.5 border-b border-line py-3.5 leading-snug *:first:flex-none">
      {icon}
      <span>
        <b className="font-semibold">{title}</b>
        <span className="block text-sm text-ink-3">{children}</span>
      </span>
    </li>
  );
}
