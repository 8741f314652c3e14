import { TabLinks } from "#ui/actions/tab-links.tsx";
import { headingId, listTabs, type SectionName } from "./sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

interface SectionTabsProps {
  shown: readonly SectionName[];
  /** The number of entries per section; sections without a useful number are left out. */
  counts: Partial<Record<SectionName, number>>;
}

export function SectionTabs({ shown, counts }: SectionTabsProps) {
  const tabs = listTabs(shown);
  const current = useCurrentSection(tabs.map(({ section }) => section));
  return (
    <TabLinks
      label="Sections of this page"
      className="-mx-gutter mt-7 px-2 md:mx-0 md:px-0"
      onNavigate={focusHeading}
      links={tabs.map(({ section, label }) => ({
        to: `#${section}`,
        label,
        count: counts[section] || undefined,
        isCurrent: section === current,
      }))}
    />
  );
}

/** Moves the focus to the heading, so that the next Tab key continues in the section. */
const focusHeading = (to: string) =>
  document.getElementById(headingId(to.slice(1)))?.focus({ preventScroll: true });
