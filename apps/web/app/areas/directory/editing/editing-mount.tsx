import { type ReactNode, useCallback, useState } from "react";
import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import type { BusinessView } from "../business/business-view.ts";
import { EditingContext, type EditingControls, IsNonManagerContext } from "./editing-context.ts";
import { useListingRole } from "./use-listing-role.ts";

const EditingLayer = lazyComponent(() => import("./editing-layer.tsx"));
const PreviewBar = lazyComponent(() => import("./preview-bar.tsx"));

interface EditingMountProps {
  /** The listing as the server rendered it. */
  view: BusinessView;
  /** Renders the page with the latest saved view. */
  children: (view: BusinessView) => ReactNode;
}

/** Renders the page as visitors see it, and adds the editing controls for people who manage the listing. */
export function EditingMount({ view, children }: EditingMountProps) {
  const [editing, setEditing] = useState<EditingControls | null>(null);
  const [isPreview, setPreview] = useState(false);
  const startPreview = useCallback(() => setPreview(true), []);
  const viewer = useListingRole(view.id);
  const isPreviewing = isPreview && editing !== null;
  return (
    <EditingContext value={isPreviewing ? null : editing}>
      {/* Above the page, where its notes are read first. */}
      {viewer === "manages" && (
        <LazyBoundary failed={<LoadFailure className="mx-gutter my-3" />}>
          <EditingLayer view={view} onChange={setEditing} onPreview={startPreview} />
        </LazyBoundary>
      )}
      {isPreviewing && (
        <LazyBoundary onFail={() => setPreview(false)}>
          <PreviewBar onEnd={() => setPreview(false)} />
        </LazyBoundary>
      )}
      <IsNonManagerContext value={viewer === "reads" || isPreviewing}>
        {children(editing?.view ?? view)}
      </IsNonManagerContext>
    </EditingContext>
  );
}
