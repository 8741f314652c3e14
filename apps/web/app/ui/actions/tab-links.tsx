import { Link } from "react-router";
import { showWhole } from "./show-whole.ts";
import { tabListStyle, tabStyle } from "./tab-style.ts";

interface TabLinksProps {
  label: string;
  links: readonly {
    to: string;
    label: string;
    count?: string | number | undefined;
    isCurrent?: boolean | undefined;
  }[];
  /** After a link was followed with a press, before its page or section is shown. */
  onFollow?: ((to: string) => void) | undefined;
  className?: string | undefined;
}

/** On a narrow screen the current tab may be further along the row. */
function showCurrent(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!row) return;
  const [at, of] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left + at.width / 2 - of.left - of.width / 2;
}

/** Tabs as links: the sections of a page, or the pages of an area. */
export function TabLinks({ label, links, onFollow, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={className} onFocus={showWhole}>
      <div className={tabListStyle}>
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            preventScrollReset
            onClick={() => onFollow?.(link.to)}
            ref={link.isCurrent ? showCurrent : undefined}
            aria-current={link.isCurrent ? "true" : undefined}
            className={tabStyle(link.isCurrent ?? false)}
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
