import { type ReactNode, useState } from "react";
import { useSession } from "#lib/session/session.ts";
import { LostPart, lazyPart, OptionalPart } from "#ui/feedback/optional-part.tsx";
import type { BusinessView } from "../business/business-view.ts";
import { type Editing, EditingContext } from "./editing-context.ts";

const EditingLayer = lazyPart(() => import("./editing-layer.tsx"));

/** The page as readers see it; when somebody is signed in, with what they may change about it. */
export function EditingMount({ view, children }: { view: BusinessView; children: ReactNode }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { status } = useSession();
  return (
    <EditingContext value={editing}>
      {/* Above the page, where its notes are read first. */}
      {status === "member" && (
        <OptionalPart lost={<LostPart className="mx-gutter my-3" />}>
          <EditingLayer view={view} onChange={setEditing} />
        </OptionalPart>
      )}
      {children}
    </EditingContext>
  );
}
