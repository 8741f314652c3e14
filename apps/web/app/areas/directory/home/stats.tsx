import { readDirectoryStats } from "@boab/contracts/directory/calls.generated";
import { formatCount } from "@boab/format/numbers";
import { useEffect, useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { type DirectoryStats, formatViews } from "./statistics.ts";
import { useCounter } from "./use-counter.ts";

/**
 * The server's statistics; if they were late, the browser fetches them and shows a dash meanwhile.
 */
export function Stats({ serverStats }: { serverStats: DirectoryStats | null }) {
  const [fetchedStats, setFetchedStats] = useState<DirectoryStats | null>(null);
  const stats = serverStats ?? fetchedStats;

  useEffect(() => {
    if (serverStats) return;
    const abort = new AbortController();
    browserApi
      .call(readDirectoryStats, { signal: abort.signal })
      .then(setFetchedStats)
      // The dash stays when the statistics can't be loaded.
      .catch(() => undefined);
    return () => abort.abort();
  }, [serverStats]);

  return (
    <section aria-label="Directory statistics">
      <dl className="grid grid-cols-3 divide-x divide-line py-9 md:py-14">
        <Figure label="page views" value={stats?.views ?? null} formatValue={formatViews} />
        <Figure label="members" value={stats?.members ?? null} formatValue={formatCount} />
        <Figure label="businesses" value={stats?.businesses ?? null} formatValue={formatCount} />
      </dl>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: number | null;
  formatValue: (value: number) => string;
}

function Figure({ label, value, formatValue }: FigureProps) {
  const ref = useRef<HTMLDivElement>(null);
  const counted = useCounter(ref, value);
  return (
    <div ref={ref} className="flex flex-col pl-4 first:pl-0 md:pl-10">
      <dt className="order-2 mt-1.5 text-sm text-ink-2 md:text-base">{label}</dt>
      <dd className="type-display text-[clamp(2rem,1.4rem+3vw,4.5rem)] leading-none">
        <span aria-hidden="true">{counted === null ? "–" : formatValue(counted)}</span>
        <span className="sr-only">{value === null ? "not available yet" : formatValue(value)}</span>
      </dd>
    </div>
  );
}
