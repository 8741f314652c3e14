import { BowlSteamIcon } from "@phosphor-icons/react/dist/ssr/BowlSteam";
import { GraduationCapIcon } from "@phosphor-icons/react/dist/ssr/GraduationCap";
import { HeartbeatIcon } from "@phosphor-icons/react/dist/ssr/Heartbeat";
import { ScissorsIcon } from "@phosphor-icons/react/dist/ssr/Scissors";
import { StorefrontIcon } from "@phosphor-icons/react/dist/ssr/Storefront";

const icons: Record<string, typeof BowlSteamIcon> = {
  Restaurants: BowlSteamIcon,
  Services: ScissorsIcon,
  Retail: StorefrontIcon,
  Health: HeartbeatIcon,
  Education: GraduationCapIcon,
};

export function CategoryIcon({ category, size = 20 }: { category: string; size?: number }) {
  const Icon = icons[category] ?? StorefrontIcon;
  return <Icon size={size} aria-hidden="true" className="flex-none" />;
}
