import { ClockIcon } from "@phosphor-icons/react/dist/ssr/Clock";
import { HeartIcon } from "@phosphor-icons/react/dist/ssr/Heart";
import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/ssr/SlidersHorizontal";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";
import { UserIcon } from "@phosphor-icons/react/dist/ssr/User";
import type { SessionView } from "#lib/session/session.ts";
import {
  makeAccountLink,
  makeAdminLink,
  myBookingsLink,
  myListingsLink,
  savedLink,
} from "./navigation.ts";

/** The links of a member's menu, for a large or a small screen. */
export const listPersonLinks = (profile: SessionView["profile"], screen: "large" | "small") => {
  const admin = makeAdminLink(profile);
  return [
    { ...makeAccountLink(profile, screen), icon: <UserIcon size={20} /> },
    { ...myListingsLink, icon: <StorefrontIcon size={20} /> },
    { ...myBookingsLink, icon: <ClockIcon size={20} /> },
    { ...savedLink, icon: <HeartIcon size={20} /> },
    ...(admin ? [{ ...admin, icon: <SlidersHorizontalIcon size={20} /> }] : []),
  ];
};
