import { useCallback, useMemo, useState } from "react";
import { type SectionName, sectionOrder } from "../business/sections.ts";

const none: ReadonlySet<SectionName> = new Set();

const withIt = (set: ReadonlySet<SectionName>, section: SectionName, isIn: boolean) => {
  if (set.has(section) === isIn) return set;
  const next = new Set(set);
  if (isIn) next.add(section);
  else next.delete(section);
  return next;
};

/** Which sections are being edited, and in which of them something is not saved. */
export function useSections() {
  const [opened, setOpened] = useState(none);
  const [dirty, setDirty] = useState(none);

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
    (section: SectionName) => setOpened((was) => withIt(was, section, true)),
    [],
  );

  const close = useCallback(
    (section: SectionName) => {
      noteDirty[section](false);
      setOpened((was) => withIt(was, section, false));
      // The form with the focus goes; the button that opened it comes back.
      requestAnimationFrame(() => document.getElementById(`edit-${section}`)?.focus());
    },
    [noteDirty],
  );

  return { opened, open, close, noteDirty, isDirty: dirty.size > 0 };
}
