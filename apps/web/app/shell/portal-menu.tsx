import { BookOpenIcon } from "@phosphor-icons/react/dist/ssr/BookOpen";
import { BriefcaseIcon } from "@phosphor-icons/react/dist/ssr/Briefcase";
import { FilmSlateIcon } from "@phosphor-icons/react/dist/ssr/FilmSlate";
import { HandbagIcon } from "@phosphor-icons/react/dist/ssr/Handbag";
import { MapTrifoldIcon } from "@phosphor-icons/react/dist/ssr/MapTrifold";
import { ShoppingCartIcon } from "@phosphor-icons/react/dist/ssr/ShoppingCart";
import { SquaresFourIcon } from "@phosphor-icons/react/dist/ssr/SquaresFour";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";
import { TagIcon } from "@phosphor-icons/react/dist/ssr/Tag";
import type { ComponentType } from "react";
import { useLocation } from "react-router";
import { openingLabel } from "#lib/launch/opening-path.ts";
import { useSession } from "#lib/session/session.ts";
import { IconBadge, iconButtonStyle } from "#ui/actions/icon-button.tsx";
import { Menu, type MenuItem } from "#ui/actions/menu.tsx";
import { useCartCount } from "./cart-count.ts";
import { useLaunchSwitches } from "./launch-switches.ts";
import { listPortalEntries, type PortalEntryId } from "./navigation.ts";

const icons: Record<PortalEntryId, ComponentType<{ size: number }>> = {
  directory: MapTrifoldIcon,
  marketplace: StorefrontIcon,
  media: FilmSlateIcon,
  wellbeing: BookOpenIcon,
  jobs: BriefcaseIcon,
  sell: TagIcon,
  store: HandbagIcon,
  cart: ShoppingCartIcon,
};

export function usePortalItems(): MenuItem[] {
  const { profile } = useSession();
  const { pathname } = useLocation();
  const entries = listPortalEntries(profile, useLaunchSwitches(), useCartCount());
  return entries.map((entry) => {
    const Icon = icons[entry.id];
    return {
      id: entry.id,
      label: entry.label,
      to: entry.to,
      icon: <Icon size={20} />,
      isDisabled: !entry.isEnabled,
      isCurrent: entry.isEnabled && entry.to === pathname,
      note: entry.note,
      aside:
        entry.openingTo === undefined ? undefined : { label: openingLabel, to: entry.openingTo },
      startsGroup: entry.id === "store" || entry.id === "jobs",
    };
  });
}

/** Opens on hover and on focus (SHELL-22). */
export function PortalMenu({ className }: { className?: string }) {
  const items = usePortalItems();
  const count = useCartCount() ?? 0;
  return (
    <Menu
      openOn="hover"
      label={count > 0 ? `All areas, ${count} in your cart` : "All areas"}
      trigger={
        <>
          <SquaresFourIcon size={24} />
          {count > 0 && <IconBadge>{count}</IconBadge>}
        </>
      }
      triggerClassName={iconButtonStyle}
      items={items}
      className={className}
    />
  );
}
