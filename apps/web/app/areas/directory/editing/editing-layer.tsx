import { isKeyOf } from "@boab/contracts/common/guards";
import { useEffect, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { guardBypass, LeaveGuard } from "#lib/drafts/leave-guard.tsx";
import type { BusinessView } from "../business/business-view.ts";
import type { SectionName } from "../business/sections.ts";
import { listingPath } from "../listing-card.ts";
import { editingCopy } from "./copy.ts";
import type { EditingControls } from "./editing-context.ts";
import { EditingClosedNote, LoadFailedNote, OutdatedViewNote } from "./editing-notes.tsx";
import { useEditingStore } from "./editing-store.ts";
import { makeEditingControls, sectionEditors } from "./make-editing.tsx";
import { withSavedTextFields } from "./shown-view.ts";
import { useSections } from "./use-sections.ts";

interface EditingLayerProps {
  view: BusinessView;
  /** Passes the editing controls to the page; null removes them. */
  onChange: (editing: EditingControls | null) => void;
  /** Shows the page as visitors see it. */
  onPreview: () => void;
}

/** Loaded only for people who manage the listing, never for visitors. The server decides who may edit. */
export default function EditingLayer({ view, onChange, onPreview }: EditingLayerProps) {
  const {
    store,
    business,
    view: saved,
    isBehind: isViewOutdated,
    isClosed,
    unread,
  } = useEditingStore(view);
  const { sections, isDirty } = useSections(store);
  useNavigateToNewSlug(view.slug, business?.slug);
  const isRequested = useOpenSectionFromUrl(
    business?.rights.includes("page") ?? false,
    sections.open,
  );

  const shown = useMemo(
    () => (business && isViewOutdated ? withSavedTextFields(saved ?? view, business) : saved),
    [business, isViewOutdated, saved, view],
  );
  const editing = useMemo(
    () => business && makeEditingControls({ business, view: shown, store, sections, onPreview }),
    [business, shown, store, sections, onPreview],
  );

  useEffect(() => onChange(editing), [editing, onChange]);
  useEffect(() => () => onChange(null), [onChange]);

  return (
    <>
      {isClosed && <EditingClosedNote />}
      {isViewOutdated && <OutdatedViewNote />}
      {unread && (isRequested || !view.isLive) && (
        <LoadFailedNote sentence={unread} onRetry={store.read} />
      )}
      <LeaveGuard isDirty={business !== null && isDirty}>{editingCopy.unsaved}</LeaveGuard>
    </>
  );
}

/** Navigates to the new URL after the listing's slug has changed. */
function useNavigateToNewSlug(shown: string, saved: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (saved !== undefined && saved !== shown)
      void navigate(listingPath(saved), {
        replace: true,
        preventScrollReset: true,
        state: guardBypass,
      });
  }, [navigate, saved, shown]);
}

/**
 * `?edit=info` opens that section's editor, for links such as the specification's edit page. Returns true while the
 * parameter is in the URL.
 */
function useOpenSectionFromUrl(mayEdit: boolean, open: (section: SectionName) => void) {
  const [params, setParams] = useSearchParams();
  const requested = params.get("edit");
  useEffect(() => {
    if (!mayEdit || requested === null) return;
    if (isKeyOf(sectionEditors, requested)) open(requested);
    setParams({}, { replace: true, preventScrollReset: true });
  }, [mayEdit, requested, open, setParams]);
  return requested !== null;
}
