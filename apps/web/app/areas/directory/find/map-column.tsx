import { memo, useEffect, useState } from "react";
import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { MapPaneProps } from "./map-pane.tsx";
import type { FilterValues } from "./search-results.ts";

// The server renders the map too; its script loads after the list's script.
const MapPane = lazyComponent(() => import("./map-pane.tsx"));

/** Same as `lg:` in the styles. */
const wideScreenQuery = "(width >= 1025px)";

/**
 * The map is next to the list, or replaces it on small screens. It is memoised, because a render before its script has
 * loaded would replace the server-rendered map with a placeholder.
 */
export const MapColumn = memo(function MapColumn(props: MapPaneProps) {
  const { view } = props.found.values;
  const isNeeded = useIsMapNeeded(view);
  const className = cx(
    "sticky top-15 h-[calc(100dvh-60px)] border-line max-lg:static max-lg:h-[calc(100dvh-20rem)] max-lg:min-h-[420px] xl:top-51 xl:h-[calc(100dvh-204px)] lg:border-l print:hidden",
    view === "list" && "max-lg:hidden",
  );
  if (!isNeeded) return <ServerRenderedMap key="drawn" className={className} />;
  return (
    <div key="live" className={className}>
      <LazyBoundary
        pending={<Skeleton className="size-full" />}
        failed={<LoadFailure className="m-4" />}
      >
        <MapPane {...props} />
      </LazyBoundary>
    </div>
  );
});

/**
 * Keeps the server-rendered map without hydrating it: the server doesn't know the screen width, and
 * a phone doesn't need the script.
 */
function ServerRenderedMap({ className }: { className: string }) {
  return (
    <div
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it makes React leave alone what is inside.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

function useIsMapNeeded(view: FilterValues["view"]): boolean {
  const [isNeeded, setNeeded] = useState(
    () => typeof window === "undefined" || window.matchMedia(wideScreenQuery).matches,
  );
  // Once shown, the map stays mounted and keeps its position and selection.
  if (view === "map" && !isNeeded) setNeeded(true);
  useEffect(() => {
    const media = window.matchMedia(wideScreenQuery);
    const updateNeeded = () => media.matches && setNeeded(true);
    media.addEventListener("change", updateNeeded);
    return () => media.removeEventListener("change", updateNeeded);
  }, []);
  return isNeeded;
}
