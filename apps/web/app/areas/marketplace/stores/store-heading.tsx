import type { OwnStore, PublicStore } from "@boab/contracts/marketplace/stores";
import { formatYear } from "@boab/format/dates";
import { ImageIcon } from "@phosphor-icons/react/dist/ssr/Image";
import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { PackageIcon } from "@phosphor-icons/react/dist/ssr/Package";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { Rating } from "#ui/text/rating.tsx";
import { storePath } from "../paths.ts";
import { StoreLogo } from "./store-logo.tsx";
import { describeFreeShipping, isSelling, type StoreView } from "./store-view.ts";

const edits = [
  { mode: "header", label: "Edit header", Icon: ImageIcon },
  { mode: "logo", label: "Edit logo", Icon: StorefrontIcon },
  { mode: "details", label: "Edit details", Icon: PencilSimpleIcon },
] as const;

/** Shows the store's name below its header photo, and edit links for its owner (STORE-02). */
export const StoreHeading = ({ store, own: ownStore }: StoreView) => (
  <div className="relative z-1 flex flex-wrap items-end gap-x-7 gap-y-4 md:px-12">
    <StoreLogo store={store} className="-mt-10 border-[5px] border-paper shadow-1 md:-mt-8" />
    <div className="min-w-0 flex-1 basis-72 pb-1 md:pt-4">
      <h1 className="type-title text-balance wrap-break-word">{store.storeName}</h1>
      <StoreDetails store={store} own={ownStore} />
    </div>
    {ownStore && <StoreEditLinks store={store} />}
  </div>
);

/** A compact heading for the pages where the seller works, so that the work is in the first view. */
export const CompactHeading = ({ own: ownStore }: { own: OwnStore }) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
    <StoreLogo store={ownStore} size={64} />
    <div className="min-w-0 flex-1 basis-52">
      <h1 className="text-3xl wrap-break-word">{ownStore.storeName}</h1>
      <StoreDetails store={ownStore} own={ownStore} />
    </div>
    <StoreEditLinks store={ownStore} />
  </div>
);

function StoreDetails({ store, own: ownStore }: StoreView) {
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-md text-ink-2">
      {store.holiday && (
        <li>
          <Chip tone="info" hasDot>
            On holiday
          </Chip>
        </li>
      )}
      {ownStore && isSelling(ownStore) && (
        <li>
          <Chip tone="ok" hasDot>
            Selling
          </Chip>
        </li>
      )}
      {store.rating !== null && (
        <li>
          <Rating mean={store.rating.toFixed(1)} count={store.reviewCount} />
        </li>
      )}
      {store.location && (
        <li className="flex items-center gap-1.5">
          <MapPinIcon size={18} aria-hidden="true" />
          {store.location}
        </li>
      )}
      <li>On Boab since {formatYear(store.joinedAt)}</li>
      {store.freeShippingFromCents !== null && (
        <li className="flex items-center gap-1.5">
          <PackageIcon size={18} aria-hidden="true" />
          {describeFreeShipping(store.freeShippingFromCents)}
        </li>
      )}
    </ul>
  );
}

const StoreEditLinks = ({ store }: { store: PublicStore }) => (
  <div className="flex flex-wrap gap-2 pb-2 max-md:w-full">
    {edits.map(({ mode, label, Icon }) => (
      <LinkButton
        key={mode}
        to={`${storePath(store.slug)}?edit=${mode}`}
        preventScrollReset
        variant="secondary"
        size="sm"
      >
        <Icon size={18} aria-hidden="true" className="max-sm:hidden" />
        {label}
      </LinkButton>
    ))}
  </div>
);
