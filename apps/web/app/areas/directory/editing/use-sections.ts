import { useCallback, useMemo, useState } from "react";
import { toast } from "#ui/toast.ts";
import { type SectionName, sectionOrder } from "../business/sections.ts";
import type { Desk } from "./desk.ts";

const none: ReadonlySet<SectionName> = new Set();

const withIt = (set: ReadonlySet<SectionName>, section: SectionName, isIn: boolean) => {
  if (set.has(section) === isIn) return set;
  const next = new Set(set);
  if (isIn) next.add(section);
  else next.delete(section);
  return next;
};

/** Which sections are being edited, and in which of them something is not saved. */
export function useSections(desk: Desk) {
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
      desk.begin(section);
      setReturning(null);
      setOpened((was) => withIt(was, section, true));
    },
    [desk],
  );

  const close = useCallback(
    (section: SectionName) => {
      desk.end(section);
      noteDirty[section](false);
      setOpened((was) => withIt(was, section, false));
      setReturning(section);
    },
    [desk, noteDirty],
  );

  /** The listing is read anew and this editor begins again with it; drafts beside it stay. */
  const restart = useCallback(
    async (section: SectionName) => {
      const answer = await desk.read();
      if (!answer.ok) return toast(answer.problem.sentence, { tone: "bad" });
      desk.begin(section);
      setRestarts((was) => ({ ...was, [section]: (was[section] ?? 0) + 1 }));
    },
    [desk],
  );

  const sections = useMemo(
    () => ({ opened, open, close, restart, restarts, noteDirty, returning }),
    [opened, open, close, restart, restarts, noteDirty, returning],
  );
  return { sections, isDirty: dirty.size > 0 };
}

export type Sections = ReturnType<typeof useSections>["sections"];
