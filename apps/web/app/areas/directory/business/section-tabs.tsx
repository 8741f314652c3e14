import { TabLinks } from "#ui/actions/tab-links.tsx";
import { headingId, type SectionName, tabsOf } from "./sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

interface SectionTabsProps {
  shown: readonly SectionName[];
  /** How much there is in a section, where that is worth saying. */
  counts: Partial<Record<SectionName, number>>;
}

export function SectionTabs({ shown, counts }: SectionTabsProps) {
  const tabs = tabsOf(shown);
  const current = useCurrentSection(tabs.map(({ section }) => section));
  return (
    <TabLinks
      label="Sections of this page"
      className="-mx-gutter mt-7 px-2 md:mx-0 md:px-0"
      onFollow={focusHeading}
      links={tabs.map(({ section, label }) => ({
        to: `#${section}`,
        label,
        count: counts[section] || undefined,
        isCurrent: section === current,
      }))}
    />
  );
}

/** The next Tab continues in the section, not in the row of tabs. */
const focusHeading = (to: string) =>
  document.getElementById(headingId(to.slice(1)))?.focus({ preventScroll: true });
