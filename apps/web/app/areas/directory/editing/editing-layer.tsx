import { useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { BusinessView } from "../business/business-view.ts";
import type { SectionName } from "../business/sections.ts";
import { listingPath } from "../listing-card.ts";
import type { Editing } from "./editing-context.ts";
import { makeEditing } from "./make-editing.tsx";
import { sectionEditors } from "./section-editors.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useListing } from "./use-listing.ts";
import { useSections } from "./use-sections.ts";

interface EditingLayerProps {
  view: BusinessView;
  /** Hands the page its controls; null takes them away. */
  onChange: (editing: Editing | null) => void;
}

/** Loaded for people who are signed in, and never for visitors. Only the server knows who may edit. */
export default function EditingLayer({ view, onChange }: EditingLayerProps) {
  const { business, view: saved, save, removePicture, reload } = useListing(view.slug);
  const { opened, open, close, noteDirty, isDirty } = useSections();
  const [reloads, setReloads] = useState(0);
  useFollowSlug(view.slug, business?.slug);
  useOpenFromAddress(business !== null, open);

  const beginAgain = useCallback(async () => {
    await reload();
    setReloads((count) => count + 1);
  }, [reload]);

  const editing = useMemo(
    () =>
      business &&
      makeEditing({
        business,
        view: saved,
        save,
        removePicture,
        opened,
        open,
        close,
        noteDirty,
        reloads,
        onReload: () => void beginAgain(),
      }),
    [business, saved, save, removePicture, opened, open, close, noteDirty, reloads, beginAgain],
  );

  useEffect(() => onChange(editing), [editing, onChange]);
  useEffect(() => () => onChange(null), [onChange]);

  return <UnsavedGuard isDirty={business !== null && isDirty} />;
}

/** A listing that was given another address is read on there. */
function useFollowSlug(shown: string, saved: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (saved !== undefined && saved !== shown)
      void navigate(listingPath(saved), { replace: true, preventScrollReset: true });
  }, [navigate, saved, shown]);
}

/** `?edit=info` begins with an editor open, for links such as the specification's edit page. */
function useOpenFromAddress(mayEdit: boolean, open: (section: SectionName) => void) {
  const [params, setParams] = useSearchParams();
  const wished = params.get("edit");
  useEffect(() => {
    if (!mayEdit || wished === null) return;
    if (wished in sectionEditors) open(wished as SectionName);
    setParams({}, { replace: true, preventScrollReset: true });
  }, [mayEdit, wished, open, setParams]);
}
