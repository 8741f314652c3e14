import { makeRecord } from "@boab/contracts/common/make-record";
import { useCallback, useMemo, useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import { type SectionName, sectionOrder } from "../business/sections.ts";
import type { EditingStore } from "./editing-store.ts";

const noSections: ReadonlySet<SectionName> = new Set();

const withSection = (set: ReadonlySet<SectionName>, section: SectionName, isIncluded: boolean) => {
  if (set.has(section) === isIncluded) return set;
  const next = new Set(set);
  if (isIncluded) next.add(section);
  else next.delete(section);
  return next;
};

/** Which sections are being edited, and in which of them something is not saved. */
export function useSections({ read }: Pick<EditingStore, "read">) {
  const [opened, setOpened] = useState(noSections);
  const [dirtySections, setDirtySections] = useState(noSections);
  const [justClosedSection, setJustClosedSection] = useState<SectionName | null>(null);
  const [restarts, setRestarts] = useState<Partial<Record<SectionName, number>>>({});

  const markDirty = useMemo(
    () =>
      makeRecord(
        sectionOrder,
        (section) => (isDirty: boolean) =>
          setDirtySections((was) => withSection(was, section, isDirty)),
      ),
    [],
  );

  const open = useCallback((section: SectionName) => {
    setJustClosedSection(null);
    setOpened((was) => withSection(was, section, true));
  }, []);

  const close = useCallback(
    (section: SectionName) => {
      markDirty[section](false);
      setOpened((was) => withSection(was, section, false));
      setJustClosedSection(section);
    },
    [markDirty],
  );

  /** Loads the listing again and restarts this editor; drafts in other sections stay. */
  const restartEditor = useCallback(
    async (section: SectionName) => {
      const response = await read();
      if (!response.ok) return toast(response.problem.sentence, { tone: "bad" });
      setRestarts((was) => ({ ...was, [section]: (was[section] ?? 0) + 1 }));
    },
    [read],
  );

  const sections = useMemo(
    () => ({
      opened,
      open,
      close,
      restart: restartEditor,
      restarts,
      markDirty: markDirty,
      returning: justClosedSection,
    }),
    [opened, open, close, restartEditor, restarts, markDirty, justClosedSection],
  );
  return { sections, isDirty: dirtySections.size > 0 };
}

export type Sections = ReturnType<typeof useSections>["sections"];
