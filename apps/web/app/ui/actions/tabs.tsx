import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import { tabListStyle, tabStyle } from "./tab-style.ts";

export interface TabItem {
  id: string;
  label: string;
  /** A count beside the label. */
  count?: string | number | undefined;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  defaultTabId?: string | undefined;
  className?: string | undefined;
}

/** Panels in one place. Arrow keys move along the tabs, Enter or Space opens one. */
export function Tabs({ label, tabs, defaultTabId, className }: TabsProps) {
  const base = useId();
  const [selected, setSelected] = useState(defaultTabId ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    const last = buttons.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className={tabListStyle}
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-tab-${tab.id}`}
              aria-controls={`${base}-panel-${tab.id}`}
              aria-selected={isSelected}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => setSelected(tab.id)}
              className={tabStyle(isSelected)}
            >
              {tab.label}
              {tab.count !== undefined && <TabCount>{tab.count}</TabCount>}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== selected}
          className={cx("pt-6")}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

export function TabCount({ children }: { children: ReactNode }) {
  return <span className="ml-1.5 font-[450] text-ink-3">{children}</span>;
}
