import { MapTrifoldIcon } from "@phosphor-icons/react/dist/ssr/MapTrifold";
import { useSearchParams } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { addressOf } from "./search-address.ts";
import type { FilterValues } from "./search-results.ts";

/** Small screens show either the list or the map. */
export function ViewSwitch({ view }: { view: FilterValues["view"] }) {
  const [params] = useSearchParams();
  const other = new URLSearchParams(params);
  if (view === "map") other.delete("view");
  else other.set("view", "map");
  return (
    <div className="pointer-events-none sticky bottom-5 z-30 -mt-19 flex justify-center pb-2 lg:hidden print:hidden">
      <LinkButton
        to={addressOf(other)}
        variant="strong"
        className="pointer-events-auto rounded-full! shadow-3"
      >
        {view === "list" && <MapTrifoldIcon size={20} aria-hidden="true" />}
        {view === "map" ? "List" : "Map"}
      </LinkButton>
    </div>
  );
}
