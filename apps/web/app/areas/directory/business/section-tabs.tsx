import { TabLinks } from "#ui/actions/tab-links.tsx";
import { type SectionName, tabsOf } from "./sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

export function SectionTabs({ shown }: { shown: readonly SectionName[] }) {
  const tabs = tabsOf(shown);
  const current = useCurrentSection(tabs.map(({ section }) => section));
  return (
    <TabLinks
      label="Sections of this page"
      className="-mx-gutter mt-7 px-2 md:mx-0 md:px-0"
      links={tabs.map(({ section, label }) => ({
        to: `#${section}`,
        label,
        isCurrent: section === current,
      }))}
    />
  );
}
