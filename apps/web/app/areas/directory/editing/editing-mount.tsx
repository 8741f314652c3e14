import { type ReactNode, useState } from "react";
import { useSession } from "#lib/session/session.ts";
import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import type { BusinessView } from "../business/business-view.ts";
import { type Editing, EditingContext } from "./editing-context.ts";

const EditingLayer = lazyComponent(() => import("./editing-layer.tsx"));

/** The page as readers see it; when somebody is signed in, with what they may change about it. */
export function EditingMount({ view, children }: { view: BusinessView; children: ReactNode }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { status } = useSession();
  return (
    <EditingContext value={editing}>
      {/* Above the page, where its notes are read first. */}
      {status === "member" && (
        <LazyBoundary failed={<LoadFailure className="mx-gutter my-3" />}>
          <EditingLayer view={view} onChange={setEditing} />
        </LazyBoundary>
      )}
      {children}
    </EditingContext>
  );
}
