import { useCallback, useMemo, useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import { type SectionName, sectionOrder } from "../business/sections.ts";
import type { EditingStore } from "./editing-store.ts";

const none: ReadonlySet<SectionName> = new Set();

const withIt = (set: ReadonlySet<SectionName>, section: SectionName, isIn: boolean) => {
  if (set.has(section) === isIn) return set;
  const next = new Set(set);
  if (isIn) next.add(section);
  else next.delete(section);
  return next;
};

/** Which sections are being edited, and in which of them something is not saved. */
export function useSections(store: EditingStore) {
  const [opened, setOpened] = useState(none);
  const [dirty, setDirty] = useState(none);
  const [returning, setReturning] = useState<SectionName | null>(null);
  const [restarts, setRestarts] = useState<Partial<Record<SectionName, number>>>({});

  const noteDirty = useMemo(
    () =>
      Object.fromEntries(
        sectionOrder.map((section) => [
          section,
          (isDirty: boolean) => setDirty((was) => withIt(was, section, isDirty)),
        ]),
      ) as Record<SectionName, (isDirty: boolean) => void>,
    [],
  );

  const open = useCallback(
    (section: SectionName) => {
      store.begin(section);
      setReturning(null);
      setOpened((was) => withIt(was, section, true));
    },
    [store],
  );

  const close = useCallback(
    (section: SectionName) => {
      store.end(section);
      noteDirty[section](false);
      setOpened((was) => withIt(was, section, false));
      setReturning(section);
    },
    [store, noteDirty],
  );

  /** The listing is read anew and this editor begins again with it; drafts beside it stay. */
  const restart = useCallback(
    async (section: SectionName) => {
      const response = await store.read();
      if (!response.ok) return toast(response.problem.sentence, { tone: "bad" });
      store.begin(section);
      setRestarts((was) => ({ ...was, [section]: (was[section] ?? 0) + 1 }));
    },
    [store],
  );

  const sections = useMemo(
    () => ({ opened, open, close, restart, restarts, noteDirty, returning }),
    [opened, open, close, restart, restarts, noteDirty, returning],
  );
  return { sections, isDirty: dirty.size > 0 };
}

export type Sections = ReturnType<typeof useSections>["sections"];
