import { type ReactNode, useCallback, useState } from "react";
import { useSession } from "#lib/session/session.ts";
import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import type { BusinessView } from "../business/business-view.ts";
import { type Editing, EditingContext } from "./editing-context.ts";

const EditingLayer = lazyComponent(() => import("./editing-layer.tsx"));
const PreviewBar = lazyComponent(() => import("./preview-bar.tsx"));

interface EditingMountProps {
  /** As the page was read. */
  view: BusinessView;
  /** The page, with what was saved since. */
  children: (view: BusinessView) => ReactNode;
}

/** The page as visitors see it; when somebody is signed in, with what they may change about it. */
export function EditingMount({ view, children }: EditingMountProps) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isPreview, setPreview] = useState(false);
  const startPreview = useCallback(() => setPreview(true), []);
  const { status } = useSession();
  const isPreviewing = isPreview && editing !== null;
  return (
    <EditingContext value={isPreviewing ? null : editing}>
      {/* Above the page, where its notes are read first. */}
      {status === "member" && (
        <LazyBoundary failed={<LoadFailure className="mx-gutter my-3" />}>
          <EditingLayer view={view} onChange={setEditing} onPreview={startPreview} />
        </LazyBoundary>
      )}
      {isPreviewing && (
        <LazyBoundary onFail={() => setPreview(false)}>
          <PreviewBar onEnd={() => setPreview(false)} />
        </LazyBoundary>
      )}
      {children(editing?.view ?? view)}
    </EditingContext>
  );
}
