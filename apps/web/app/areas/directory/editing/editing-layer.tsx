import { useEffect, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { BusinessView } from "../business/business-view.ts";
import type { SectionName } from "../business/sections.ts";
import { listingPath } from "../listing-card.ts";
import type { Editing } from "./editing-context.ts";
import { BehindNote, ClosedNote, UnreadNote } from "./editing-notes.tsx";
import { makeEditing } from "./make-editing.tsx";
import { sectionEditors } from "./section-editors.ts";
import { withSavedTexts } from "./shown-view.ts";
import { unguarded } from "./unguarded.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useListing } from "./use-listing.ts";
import { useSections } from "./use-sections.ts";

interface EditingLayerProps {
  view: BusinessView;
  /** Hands the page its controls; null takes them away. */
  onChange: (editing: Editing | null) => void;
  /** Shows the page as visitors see it. */
  onPreview: () => void;
}

/** Loaded for people who are signed in, and never for visitors. Only the server knows who may edit. */
export default function EditingLayer({ view, onChange, onPreview }: EditingLayerProps) {
  const { store, business, view: saved, isBehind, isClosed, unread } = useListing(view);
  const { sections, isDirty } = useSections(store);
  useFollowSlug(view.slug, business?.slug);
  const isRequested = useOpenFromAddress(business !== null, sections.open);

  const shown = useMemo(
    () => (business && isBehind ? withSavedTexts(saved ?? view, business) : saved),
    [business, isBehind, saved, view],
  );
  const editing = useMemo(
    () => business && makeEditing({ business, view: shown, store, sections, onPreview }),
    [business, shown, store, sections, onPreview],
  );

  useEffect(() => onChange(editing), [editing, onChange]);
  useEffect(() => () => onChange(null), [onChange]);

  return (
    <>
      {isClosed && <ClosedNote />}
      {isBehind && <BehindNote />}
      {unread && (isRequested || !view.isLive) && (
        <UnreadNote sentence={unread} onRetry={store.read} />
      )}
      <UnsavedGuard isDirty={business !== null && isDirty} />
    </>
  );
}

/** A listing that was given another address is read on there. */
function useFollowSlug(shown: string, saved: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (saved !== undefined && saved !== shown)
      void navigate(listingPath(saved), {
        replace: true,
        preventScrollReset: true,
        state: unguarded,
      });
  }, [navigate, saved, shown]);
}

/** `?edit=info` begins with an editor open, for links such as the specification's edit page. True until it is. */
function useOpenFromAddress(mayEdit: boolean, open: (section: SectionName) => void) {
  const [params, setParams] = useSearchParams();
  const requested = params.get("edit");
  useEffect(() => {
    if (!mayEdit || requested === null) return;
    if (Object.hasOwn(sectionEditors, requested)) open(requested as SectionName);
    setParams({}, { replace: true, preventScrollReset: true });
  }, [mayEdit, requested, open, setParams]);
  return requested !== null;
}
