import { MapTrifoldIcon } from "@phosphor-icons/react/dist/ssr/MapTrifold";
import { useSearchParams } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { buildListingsPath } from "./search-path.ts";
import type { FilterValues } from "./search-results.ts";

/**
 * Small screens show either the list or the map. The switch has its own bar, so that it never covers the links of a
 * card.
 */
export function ViewSwitch({ view }: { view: FilterValues["view"] }) {
  const [params] = useSearchParams();
  const other = new URLSearchParams(params);
  if (view === "map") other.delete("view");
  else other.set("view", "map");
  return (
    <div className="sticky bottom-0 z-30 border-t border-line bg-surface px-gutter py-2 shadow-[0_-8px_24px_-12px_rgb(26_24_48/0.2)] lg:hidden print:hidden">
      <LinkButton to={buildListingsPath(other)} variant="strong" size="sm" isFull>
        {view === "list" && <MapTrifoldIcon size={20} aria-hidden="true" />}
        {view === "map" ? "List" : "Map"}
      </LinkButton>
    </div>
  );
}
