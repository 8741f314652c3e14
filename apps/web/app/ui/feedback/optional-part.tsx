import { partTexts } from "@boab/contracts/common/texts";
import { Component, lazy, type ReactNode, Suspense } from "react";
import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import { Note } from "./note.tsx";
import { Spinner } from "./spinner.tsx";

/**
 * `const Lightbox = lazyPart(() => import("./lightbox.tsx"))`; rendered inside an `OptionalPart`.
 */
export const lazyPart = <Props,>(load: () => Promise<{ default: (props: Props) => ReactNode }>) =>
  lazy(() => withLoadTimeout(load()));

interface OptionalPartProps {
  /** While the chunk loads. */
  pending?: ReactNode;
  /** Shown instead when the chunk fails to load. */
  lost?: ReactNode;
  onLost?: (() => void) | undefined;
  children: ReactNode;
}

/** An error boundary for an optional part: if it fails, the rest of the page stays. */
export class OptionalPart extends Component<OptionalPartProps, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override componentDidCatch() {
    this.props.onLost?.();
  }

  override render() {
    const { pending, lost, children } = this.props;
    return this.state.isLost ? lost : <Suspense fallback={pending}>{children}</Suspense>;
  }
}

export function LostPart({ className }: { className?: string }) {
  return (
    <Note tone="danger" role="alert" className={className}>
      {partTexts.lost}{" "}
      <button
        type="button"
        className="target-44 font-semibold underline underline-offset-3"
        onClick={() => window.location.reload()}
      >
        {partTexts.reload}
      </button>
    </Note>
  );
}

/** For lazy dialogs. */
export function PendingOverlay() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-scrim text-white">
      <Spinner label={partTexts.opening} className="size-8" />
    </div>
  );
}
