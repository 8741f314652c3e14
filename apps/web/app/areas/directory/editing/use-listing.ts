import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { useCallback, useEffect, useState } from "react";
import { toast } from "#ui/toast.ts";
import type { BusinessView } from "../business/business-view.ts";
import { readView } from "./read-view.ts";
import {
  type Changes,
  isClosing,
  readForEditing,
  removePicture,
  type Saving,
  saveChanges,
} from "./saving.ts";

/** The listing as those who look after it know it; null for everybody else. */
export function useListing(slug: string) {
  const [business, setBusiness] = useState<EditableBusiness | null>(null);
  const [view, setView] = useState<BusinessView | null>(null);

  const take = useCallback((reading: Saving) => {
    if (reading.ok) return setBusiness(reading.business);
    if (!isClosing(reading.problem)) return;
    setBusiness((was) => {
      if (was) toast(editingTexts.closed, { tone: "bad" });
      return null;
    });
    setView(null);
  }, []);

  const reload = useCallback(async () => take(await readForEditing(slug)), [slug, take]);

  useEffect(() => {
    void reload();
    // Somebody who was away may have lost the right to edit, or find it saved by another.
    const look = () => document.visibilityState === "visible" && void reload();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [reload]);

  /** After a save the page shows it as readers will; shared caches may still hold the old one. */
  const keep = useCallback(
    async (saving: Saving): Promise<Saving> => {
      if (saving.ok) setView(await readView(saving.business.slug));
      take(saving);
      return saving;
    },
    [take],
  );

  const save = useCallback(
    async (changes: Changes): Promise<Saving> =>
      business ? keep(await saveChanges(business, changes)) : noListing,
    [business, keep],
  );

  const remove = useCallback(
    async (url: string): Promise<Saving> =>
      business ? keep(await removePicture(business, url)) : noListing,
    [business, keep],
  );

  return { business, view, reload, save, removePicture: remove };
}

const noListing: Saving = {
  ok: false,
  problem: {
    code: "not_found",
    sentence: editingTexts.closed,
    fields: {},
    status: 404,
    requestId: null,
  },
};
