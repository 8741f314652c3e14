import { Component, lazy, type ReactNode, Suspense } from "react";
import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import { loadingCopy } from "./copy.ts";
import { Note } from "./note.tsx";
import { Spinner } from "./spinner.tsx";

/**
 * `const Lightbox = lazyComponent(() => import("./lightbox.tsx"))`; rendered inside a `LazyBoundary`.
 */
export const lazyComponent = <Props,>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
) => lazy(() => withLoadTimeout(load()));

interface LazyBoundaryProps {
  /** Shown while the chunk loads. */
  pending?: ReactNode;
  /** Shown instead when the chunk fails to load. */
  failed?: ReactNode;
  onFail?: (() => void) | undefined;
  children: ReactNode;
}

/** An error boundary for an optional part: if it fails, the rest of the page stays. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    const { pending, failed, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={pending}>{children}</Suspense>;
  }
}

export function LoadFailure({ className }: { className?: string }) {
  return (
    <Note tone="danger" role="alert" className={className}>
      {loadingCopy.failed}{" "}
      <button
        type="button"
        className="target-44 font-semibold underline underline-offset-3"
        onClick={() => window.location.reload()}
      >
        {loadingCopy.reload}
      </button>
    </Note>
  );
}

/** Shown while the code of a dialog loads. */
export function PendingOverlay() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-scrim text-white">
      <Spinner label={loadingCopy.loading} className="size-8" />
    </div>
  );
}
