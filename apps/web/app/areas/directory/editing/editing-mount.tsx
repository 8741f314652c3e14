import { lazy, type ReactNode, Suspense, useState } from "react";
import { withLoadTimeout } from "#lib/load-timeout.ts";
import { useSession } from "#lib/session.ts";
import type { BusinessView } from "../business/business-view.ts";
import { type Editing, EditingContext } from "./editing-context.ts";

const EditingLayer = lazy(() => withLoadTimeout(import("./editing-layer.tsx")));

/** The page as readers see it; when somebody is signed in, with what they may change about it. */
export function EditingMount({ view, children }: { view: BusinessView; children: ReactNode }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { status } = useSession();
  return (
    <EditingContext value={editing}>
      {/* Above the page, where its notes are read first. */}
      {status === "member" && (
        <Suspense>
          <EditingLayer view={view} onChange={setEditing} />
        </Suspense>
      )}
      {children}
    </EditingContext>
  );
}
