import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { cx } from "#ui/layout/cx.ts";

const nextIndexByKey: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A toolbar is one stop for Tab; the arrow keys move along its buttons. On a phone it scrolls sideways. */
export function ToolbarRow({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const listButtons = () => [...(row.current?.querySelectorAll<HTMLElement>("button") ?? [])];

  const moveTabStop = (chosen: HTMLElement | undefined) => {
    for (const button of listButtons()) button.tabIndex = button === chosen ? 0 : -1;
  };

  useEffect(() => {
    const all = [...(row.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    for (const [index, button] of all.entries()) button.tabIndex = index === 0 ? 0 : -1;
    const focusOnAltF10 = (event: globalThis.KeyboardEvent) => {
      if (event.altKey && event.key === "F10") {
        event.preventDefault();
        all.find((button) => button.tabIndex === 0)?.focus();
      }
    };
    document.addEventListener("keydown", focusOnAltF10);
    return () => document.removeEventListener("keydown", focusOnAltF10);
  }, []);

  function move(event: KeyboardEvent) {
    const step = nextIndexByKey[event.key];
    const all = listButtons();
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
    // With Alt or a command key the arrows belong to the browser: Alt and left is Back.
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = all[step(at, all.length)];
    moveTabStop(next);
    next?.focus();
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  return (
    <div className="sticky top-0 z-30 overflow-x-auto border-b border-line bg-surface [scrollbar-width:none] md:top-[65px]">
      <div
        ref={row}
        role="toolbar"
        aria-label={label}
        aria-keyshortcuts="Alt+F10"
        onKeyDown={move}
        onFocus={({ target }) => target instanceof HTMLButtonElement && moveTabStop(target)}
        className="flex w-max items-center gap-0.5 px-2 py-1 md:mx-auto md:px-3"
      >
        {children}
      </div>
    </div>
  );
}

export const ToolbarSeparator = () => (
  <span aria-hidden="true" className="mx-1 h-6 w-px flex-none bg-line md:mx-2" />
);

interface ToolbarButtonProps {
  label: string;
  icon: ReactNode;
  /** Shows its name beside the icon where there is room. */
  isNamed?: boolean;
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress(): void;
}

export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, icon, isNamed, isPressed, isDisabled = false, onPress } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={isNamed ? undefined : label}
      aria-pressed={isPressed}
      // A disabled button stays focusable, so that the toolbar doesn't lose the focus.
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
      className={cx(
        "inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-[9px] px-2.5 text-md font-[560] whitespace-nowrap hover:bg-sunk",
        isPressed && "bg-support-soft text-support-text",
        isDisabled && "text-ink-3",
      )}
    >
      {icon}
      {isNamed && <span className="hidden lg:inline">{label}</span>}
    </button>
  );
}
