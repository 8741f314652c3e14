import { memo, useEffect, useState } from "react";
import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { MapPaneProps } from "./map-pane.tsx";
import type { FilterValues } from "./search-results.ts";

// Rendered on the server all the same; its script loads after the list's.
const MapPane = lazyComponent(() => import("./map-pane.tsx"));

/** Same as `lg:` in the styles. */
const besideTheList = "(width >= 1025px)";

/**
 * Next to the list, or instead of it on small screens. An update before its script has loaded would replace the map
 * that the server drew by a placeholder, so others' changes must not reach it.
 */
export const MapColumn = memo(function MapColumn(props: MapPaneProps) {
  const { view } = props.found.values;
  const isWanted = useIsWanted(view);
  const className = cx(
    "sticky top-15 h-[calc(100dvh-60px)] border-line max-lg:static max-lg:h-[calc(100dvh-20rem)] max-lg:min-h-[420px] xl:top-51 xl:h-[calc(100dvh-204px)] lg:border-l print:hidden",
    view === "list" && "max-lg:hidden",
  );
  if (!isWanted) return <AsTheServerDrewIt key="drawn" className={className} />;
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
function AsTheServerDrewIt({ className }: { className: string }) {
  return (
    <div
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it makes React leave alone what is inside.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

function useIsWanted(view: FilterValues["view"]): boolean {
  const [isWanted, setWanted] = useState(
    () => typeof window === "undefined" || window.matchMedia(besideTheList).matches,
  );
  // Once shown it stays mounted, so that its position and selection are kept.
  if (view === "map" && !isWanted) setWanted(true);
  useEffect(() => {
    const media = window.matchMedia(besideTheList);
    const look = () => media.matches && setWanted(true);
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, []);
  return isWanted;
}
