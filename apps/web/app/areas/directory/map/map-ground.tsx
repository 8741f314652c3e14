import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import type { MapView } from "./projection.ts";
import { openStyledMap, type StyledMap } from "./styled-map.ts";

interface BaseMapProps {
  styleUrl: string | null;
  view: MapView;
  /** The accessible label, for maps that nothing nearby describes. */
  label?: string;
  /** Our own drawing, which shows first and stays if the style fails to load. */
  children: React.ReactNode;
}

/** The layer under the pins. Its library loads only once the map is visible. */
export function BaseMap({ styleUrl, view, label, children }: BaseMapProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StyledMap | null>(null);
  const latest = useRef(view);
  latest.current = view;

  useEffect(() => {
    const container = ref.current;
    if (!styleUrl || !container) return;
    let opened: ReturnType<typeof openStyledMap> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      opened = openStyledMap({
        container,
        styleUrl,
        currentView: () => latest.current,
        load: async () => (await import("./maplibre.ts")).loadMapLibre(),
        onChange: setMap,
      });
    });
    observer.observe(container);
    return () => {
      observer.disconnect();
      opened?.close();
    };
  }, [styleUrl]);

  useLayoutEffect(() => map?.show(view), [map, view]);

  return (
    <>
      {!map && children}
      {styleUrl && (
        <section aria-label={label} className={cx("absolute inset-0", !map && "invisible")}>
          {/* Attribution links keep their link style. */}
          <div ref={ref} className="size-full [&_a]:underline!" />
        </section>
      )}
    </>
  );
}
