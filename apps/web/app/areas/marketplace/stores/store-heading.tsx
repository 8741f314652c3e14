import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { ImageIcon } from "@phosphor-icons/react/dist/ssr/Image";
import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";
import { formatCount } from "#lib/format/format.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { storePath } from "../paths.ts";
import { StoreLogo } from "./store-logo.tsx";
import { joinedYear } from "./store-view.ts";

const edits = [
  { mode: "header", label: "Edit header", Icon: ImageIcon },
  { mode: "logo", label: "Edit logo", Icon: StorefrontIcon },
  { mode: "details", label: "Edit details", Icon: PencilSimpleIcon },
] as const;

/** Whose store it is, and for its owner the ways to change it (STORE-02). */
export function StoreHeading({ store, isOwner }: { store: PublicStore; isOwner: boolean }) {
  return (
    <div className="relative z-1 flex flex-wrap items-end gap-x-7 gap-y-4 md:px-12">
      <StoreLogo store={store} className="-mt-10 border-[5px] border-paper shadow-1 md:-mt-8" />
      <div className="min-w-0 flex-1 basis-72 pb-1 md:pt-4">
        <h1 className="type-title text-balance wrap-break-word">{store.storeName}</h1>
        <ul className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-md text-ink-2">
          {store.holiday && (
            <li>
              <Chip tone="info" hasDot>
                On holiday
              </Chip>
            </li>
          )}
          {store.location && (
            <li className="flex items-center gap-1.5">
              <MapPinIcon size={18} aria-hidden="true" />
              {store.location}
            </li>
          )}
          {store.itemsCount > 0 && (
            <li>{store.itemsCount === 1 ? "1 item" : `${formatCount(store.itemsCount)} items`}</li>
          )}
          <li>On Boab since {joinedYear(store.joinedAt)}</li>
        </ul>
      </div>
      {isOwner && (
        <div className="flex flex-wrap gap-2 pb-2 max-md:w-full">
          {edits.map(({ mode, label, Icon }) => (
            <LinkButton
              key={mode}
              to={`${storePath(store.slug)}?edit=${mode}`}
              preventScrollReset
              variant="secondary"
              size="sm"
            >
              <Icon size={18} aria-hidden="true" />
              {label}
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  );
}
