import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { type FoundCard, findCards } from "./find-cards.ts";

const groupTitles = { itemCard: "Items", businessCard: "Businesses" } as const;

type CardSearchState = FoundCard[] | "searching" | "failed" | undefined;

function useFoundCards(typed: string): CardSearchState {
  const [found, setFound] = useState<CardSearchState>();
  useEffect(() => {
    const q = typed.trim();
    if (q.length < 2) return setFound(undefined);
    const abort = new AbortController();
    setFound("searching");
    const timer = setTimeout(() => {
      findCards(q, abort.signal).then(setFound, () => !abort.signal.aborted && setFound("failed"));
    }, 250);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);
  return found;
}

/** Finds a business or an item on Boab and puts it into the article as a block. */
export function CardDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [typed, setTyped] = useState("");
  const found = useFoundCards(typed);

  function insert({ kind, id }: FoundCard) {
    const attrs = kind === "itemCard" ? { sku: id } : { id };
    editor.chain().focus().insertContent({ type: kind, attrs }).run();
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title="Add a business or item">
      <TextField
        label="Search Boab"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status" className="mt-3 text-md text-ink-2">
        {found === "searching" && <Spinner label="Searching" />}
        {found === "failed" && "Search isn't available right now. Please try again in a moment."}
        {Array.isArray(found) && found.length === 0 && "Nothing on Boab has these words."}
        {Array.isArray(found) && found.length > 0 && (
          <span className="sr-only">{found.length} found</span>
        )}
      </div>
      {Array.isArray(found) &&
        // The groups are in the order of the search results.
        [...new Set(found.map(({ kind }) => kind))].map((kind) => {
          const cards = found.filter((card) => card.kind === kind);
          const title = groupTitles[kind];
          return (
            <section key={kind} aria-label={title} className="mt-3">
              <h3 className="text-sm font-semibold text-ink-3">{title}</h3>
              <ul className="mt-1">
                {cards.map((card) => (
                  <li key={card.id}>
                    <button
                      type="button"
                      onClick={() => insert(card)}
                      className="block min-h-14 w-full rounded-md px-3 py-2 text-left hover:bg-sunk"
                    >
                      <span className="block font-semibold">{card.name}</span>
                      <span className="block text-sm text-ink-3">{card.detail}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </Dialog>
  );
}
