import { formatCount } from "@boab/format/numbers";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { storePath } from "../paths.ts";
import { buildDrawnHeaderUrl } from "../stores/drawn-header.ts";
import { StoreLogo } from "../stores/store-logo.tsx";
import type { SellerView } from "./item-page-view.ts";

/** The seller of the item (PROD-14). */
export function SellerCard({ seller }: { seller: SellerView }) {
  const { store, tagline, place, bio, joined } = seller;
  const figures = [
    { label: "Items", value: formatCount(store.itemsCount) },
    { label: "Rating", value: store.rating?.toFixed(1) ?? "None yet" },
    { label: "Joined", value: joined },
  ];
  return (
    <Card as="aside" isPadded={false} className="overflow-hidden">
      <img
        src={store.headerImg?.mobile.url ?? buildDrawnHeaderUrl(store.slug)}
        alt=""
        width={400}
        height={96}
        loading="lazy"
        className="h-24 w-full bg-sunk object-cover"
      />
      <div className="p-6">
        <StoreLogo
          store={store}
          className="relative -mt-15 mb-2.5 size-18! border-4 border-surface"
        />
        <h2 className="text-xl">{store.storeName}</h2>
        <p className="text-sm text-ink-3">{[tagline, place].filter(Boolean).join(" ")}</p>
        {store.holiday && (
          <Chip tone="info" hasDot className="mt-3">
            On holiday
          </Chip>
        )}
        {bio && <p className="mt-3 text-ink-2">{bio}</p>}
        <dl className="my-4.5 grid grid-cols-3 border-y border-line">
          {figures.map(({ label, value }) => (
            <div key={label} className="py-3">
              <dt className="text-sm text-ink-3">{label}</dt>
              <dd className="type-display text-xl">{value}</dd>
            </div>
          ))}
        </dl>
        <LinkButton to={storePath(store.slug)} variant="secondary" isFull>
          Visit Shop
        </LinkButton>
      </div>
    </Card>
  );
}
