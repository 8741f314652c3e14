import { useCardData } from "./use-card-data.ts";

/** The name of a business or an item in a story, and a line about it. */
export function CardDetails({ kind, id }: { kind: "business" | "item"; id: string }) {
  const data = useCardData(kind, id);
  if (data === "loading") return <p className="m-0 text-ink-3">Loading…</p>;
  if (data === "failed")
    return <p className="m-0 text-ink-2">We can't show the details of this right now.</p>;
  if (data === "gone")
    return <p className="m-0 text-ink-2">This isn't on Boab any more. Readers won't see it.</p>;
  return (
    <>
      <p className="m-0 font-display text-xl font-bold">{data.name}</p>
      <p className="m-0 text-sm text-ink-3">{data.detail}</p>
    </>
  );
}
