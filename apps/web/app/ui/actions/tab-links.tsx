import { Link } from "react-router";
import { scrollFocusedIntoView } from "./scroll-focused-into-view.ts";
import { getTabClass, tabListStyle } from "./tab-style.ts";

interface TabLinksProps {
  label: string;
  links: readonly {
    to: string;
    label: string;
    count?: string | number | undefined;
    isCurrent?: boolean | undefined;
  }[];
  /** Called when a link is clicked, before its page or section is shown. */
  onNavigate?: ((to: string) => void) | undefined;
  className?: string | undefined;
}

/** Scrolls to the current tab, which may be out of view on a narrow screen. */
function scrollToCurrentTab(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!row) return;
  const [tabBox, rowBox] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += tabBox.left + tabBox.width / 2 - rowBox.left - rowBox.width / 2;
}

/** Tabs as links: the sections of a page, or the pages of an area. */
export function TabLinks({ label, links, onNavigate, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={className} onFocus={scrollFocusedIntoView}>
      <div className={tabListStyle}>
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            preventScrollReset
            onClick={() => onNavigate?.(link.to)}
            ref={link.isCurrent ? scrollToCurrentTab : undefined}
            aria-current={link.isCurrent ? "true" : undefined}
            className={getTabClass(link.isCurrent ?? false)}
          >
            {link.label}
            {link.count !== undefined && (
              <span className="ml-1.5 font-[450] text-ink-3">{link.count}</span>
            )}
          </Link>
        ))}
      </div>
    </nav>
  );
}
