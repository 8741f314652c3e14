import { Button } from "#ui/actions/button.tsx";
import { Container } from "#ui/layout/container.tsx";

/** Takes the focus, because the button that started the preview has disappeared. */
export default function PreviewBar({ onEnd }: { onEnd: () => void }) {
  return (
    <section aria-label="Preview" className="theme-dark on-night bg-indigo-800 text-ink">
      <Container className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <p role="status" className="text-md">
          This is what visitors see.
        </p>
        <Button ref={focusElement} variant="secondary" size="xs" onClick={onEnd}>
          Back to editing
        </Button>
      </Container>
    </section>
  );
}

const focusElement = (element: HTMLElement | null) => element?.focus();
