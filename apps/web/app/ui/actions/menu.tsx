import { type ReactNode, useId } from "react";
import { cx } from "#ui/layout/cx.ts";
import { useDisclosure } from "#ui/overlays/use-disclosure.ts";
import { type MenuItem, MenuRow } from "./menu-row.tsx";

export type { MenuItem } from "./menu-row.tsx";

interface MenuProps {
  /** The button's accessible name when `trigger` is only an icon. */
  label?: string | undefined;
  trigger: ReactNode;
  items: MenuItem[];
  /** "hover" also opens on hover and keyboard focus, for the portal menu. */
  openOn?: "click" | "hover" | undefined;
  align?: "start" | "end" | undefined;
  triggerClassName?: string | undefined;
  className?: string | undefined;
}

/** A button with a list of links and actions. Arrow keys move, Escape closes. */
export function Menu({
  label,
  trigger,
  items,
  openOn = "click",
  align = "end",
  triggerClassName,
  className,
}: MenuProps) {
  const panelId = useId();
  const {
    isOpen,
    close,
    closeAndFocusTrigger: closeAndReturn,
    rootProps,
    triggerProps,
  } = useDisclosure(openOn);

  return (
    <div {...rootProps} className={cx("relative", className)}>
      <button
        {...triggerProps}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className={cx(
          "absolute top-full z-50 w-max max-w-[calc(100vw-32px)] min-w-60 pt-2",
          align === "end" ? "right-0" : "left-0",
        )}
      >
        <ul className="animate-rise rounded-lg border border-line bg-raised p-2 shadow-3">
          {items.map((item) => (
            <MenuRow
              key={item.id ?? item.label}
              item={item}
              onChosen={item.to === undefined ? closeAndReturn : close}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
