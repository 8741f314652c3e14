import { useCardFacts } from "./use-card-facts.ts";

/** The name of a business or an item in a story, and a line about it. */
export function CardFacts({ kind, id }: { kind: "business" | "item"; id: string }) {
  const facts = useCardFacts(kind, id);
  if (facts === "loading") return <p className="m-0 text-ink-3">Loading…</p>;
  if (facts === "failed")
    return <p className="m-0 text-ink-2">We can't show the details of this right now.</p>;
  if (facts === "gone")
    return <p className="m-0 text-ink-2">This isn't on Boab any more. Readers won't see it.</p>;
  return (
    <>
      <p className="m-0 font-display text-xl font-bold">{facts.name}</p>
      <p className="m-0 text-sm text-ink-3">{facts.detail}</p>
    </>
  );
}
