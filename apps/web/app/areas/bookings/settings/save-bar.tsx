import { Button } from "#ui/actions/button.tsx";
import { Container } from "#ui/layout/container.tsx";

interface SaveBarProps {
  /** The titles of the sections with unsaved changes. */
  changedSections: readonly string[];
  isPending: boolean;
  onDiscard: () => void;
}

const joinWithAnd = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** The bar stays at the bottom of the screen while there are unsaved changes. */
export function SaveBar({ changedSections, isPending, onDiscard }: SaveBarProps) {
  if (changedSections.length === 0) return null;
  return (
    <div className="sticky bottom-0 z-30 mt-8 border-t border-line bg-surface shadow-[0_-8px_24px_-12px_rgb(26_24_48/0.2)]">
      <Container className="flex min-h-[76px] flex-wrap items-center gap-3 py-2.5">
        <p role="status" className="min-w-0 flex-1 text-md max-sm:text-sm">
          <b>Unsaved changes</b> in {joinWithAnd(changedSections)}
        </p>
        <Button variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
        <Button type="submit" isPending={isPending} pendingLabel="Saving">
          Save changes
        </Button>
      </Container>
    </div>
  );
}
