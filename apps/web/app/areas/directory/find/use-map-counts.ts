import { groupListings } from "@boab/contracts/directory/calls.generated";
import { useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import type { Bounds } from "../map/projection.ts";
import { toMapGroup } from "./map-groups.ts";
import type { SearchMap } from "./search-results.ts";

export const formatBounds = (bounds: Bounds): string =>
  bounds.map((degrees) => degrees.toFixed(5)).join(",");

/** The groups of the results, or of another part of the map when the viewer moves it without a new search. */
export function useMapCounts(map: SearchMap) {
  const [otherArea, setOtherArea] = useState<{
    of: SearchMap;
    counts: Pick<SearchMap, "groups" | "isCapped">;
  }>();
  const request = useRef<AbortController>(undefined);

  function loadCounts(bounds: Bounds, zoom: number) {
    request.current?.abort();
    const abort = new AbortController();
    request.current = abort;
    const { radius: _radius, ...search } = map.query;
    const query = { ...search, bounds: formatBounds(bounds), zoom: String(Math.round(zoom)) };
    browserApi
      .call(groupListings, { query: query as never, signal: abort.signal })
      .then(({ data, isCapped }) =>
        setOtherArea({ of: map, counts: { groups: data.map(toMapGroup), isCapped } }),
      )
      // Those of the results stay.
      .catch(() => {});
  }

  const { groups, isCapped } = otherArea?.of === map ? otherArea.counts : map;
  return { groups, isCapped, look: loadCounts };
}
