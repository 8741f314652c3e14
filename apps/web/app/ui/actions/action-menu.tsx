import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { cx } from "#ui/layout/cx.ts";
import { iconButtonStyle } from "./icon-button.tsx";

export interface ActionMenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  isDisabled?: boolean | undefined;
  isDangerous?: boolean | undefined;
}

interface ActionMenuProps {
  /** What the menu is for: "Actions for Amara Okafor". */
  label: string;
  icon: ReactNode;
  items: readonly ActionMenuItem[];
}

/**
 * What can be done to a row of a table or a card. It floats above everything and finds its own
 * place, which a table that scrolls needs; the header's menus use the lighter Menu.
 */
export function ActionMenu({ label, icon, items }: ActionMenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={iconButtonStyle}>
        {icon}
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-52 rounded-lg border border-line bg-raised p-2 text-ink shadow-3"
      >
        <Menu className="outline-none">
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              onAction={item.onSelect}
              className={cx(
                "flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-2 font-[560] outline-none focus:bg-sunk focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus disabled:cursor-not-allowed disabled:text-ink-3",
                item.isDangerous && "text-danger",
              )}
            >
              {item.icon}
              {item.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
