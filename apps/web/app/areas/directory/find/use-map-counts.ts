import { groupListings } from "@boab/contracts/directory/calls.generated";
import { useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import type { Bounds } from "../map/projection.ts";
import { mapGroup } from "./map-groups.ts";
import type { SearchMap } from "./search-results.ts";

export const boundsText = (bounds: Bounds): string =>
  bounds.map((degrees) => degrees.toFixed(5)).join(",");

/** The groups of the results, and of another part of the map where somebody looks without searching there. */
export function useMapCounts(map: SearchMap) {
  const [looked, setLooked] = useState<{
    of: SearchMap;
    counts: Pick<SearchMap, "groups" | "isCapped">;
  }>();
  const request = useRef<AbortController>(undefined);

  function look(bounds: Bounds, zoom: number) {
    request.current?.abort();
    const abort = new AbortController();
    request.current = abort;
    const { radius: _circle, ...search } = map.query;
    const query = { ...search, bounds: boundsText(bounds), zoom: String(Math.round(zoom)) };
    browserApi
      .call(groupListings, { query: query as never, signal: abort.signal })
      .then(({ data, isCapped }) =>
        setLooked({ of: map, counts: { groups: data.map(mapGroup), isCapped } }),
      )
      // Those of the results stay.
      .catch(() => {});
  }

  const { groups, isCapped } = looked?.of === map ? looked.counts : map;
  return { groups, isCapped, look };
}
