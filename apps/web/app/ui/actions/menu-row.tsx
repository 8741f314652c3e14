import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";

export interface MenuItem {
  label: string;
  id?: string | undefined;
  /** The URL, if the row is a link. */
  to?: string | undefined;
  /** The callback, if the row is an action. */
  onSelect?: (() => void) | undefined;
  icon?: ReactNode;
  isCurrent?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Text on the right: "Coming Soon", a count. */
  note?: string | undefined;
  /** A link below the row, such as an alternative to a disabled entry. */
  aside?: { label: string; to: string } | undefined;
  /** Draws a line above. */
  startsGroup?: boolean | undefined;
}

const row =
  "flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-2 text-left font-[560] no-underline";
const enabledClass = "text-ink hover:bg-sunk focus-visible:bg-sunk aria-[current]:bg-sunk";

export function MenuRow({ item, onChosen }: { item: MenuItem; onChosen?: () => void }) {
  const inner = (
    <>
      {item.icon && <span className="grid w-5 flex-none place-items-center">{item.icon}</span>}
      {item.label}
      {item.note && (
        <Chip tone={item.isDisabled ? "neutral" : "info"} className="ml-auto">
          {item.note}
        </Chip>
      )}
    </>
  );

  return (
    <li className={cx(item.startsGroup && "mt-1.5 border-t border-line pt-1.5")}>
      {item.isDisabled ? (
        <span aria-disabled="true" className={cx(row, "text-ink-3")}>
          {inner}
        </span>
      ) : item.to !== undefined ? (
        <Link
          to={item.to}
          data-menu-item
          aria-current={item.isCurrent ? "page" : undefined}
          onClick={onChosen}
          className={cx(row, enabledClass)}
        >
          {inner}
        </Link>
      ) : (
        <button
          type="button"
          data-menu-item
          onClick={() => {
            onChosen?.();
            item.onSelect?.();
          }}
          className={cx(row, enabledClass)}
        >
          {inner}
        </button>
      )}
      {item.aside && (
        <Link
          to={item.aside.to}
          aria-label={`${item.aside.label}: ${item.label}`}
          data-menu-item
          onClick={onChosen}
          className="-mt-1 flex min-h-11 items-center rounded-[10px] py-1 pr-3 pl-11 text-sm text-ink-2 underline underline-offset-3 hover:bg-sunk focus-visible:bg-sunk"
        >
          {item.aside.label}
        </Link>
      )}
    </li>
  );
}
