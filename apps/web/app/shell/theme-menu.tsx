import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { MoonIcon } from "@phosphor-icons/react/dist/ssr/Moon";
import { themes } from "#lib/browser/theme.ts";
import { iconButtonStyle } from "#ui/actions/icon-button.tsx";
import { Menu } from "#ui/actions/menu.tsx";
import { themeLabels } from "./theme-choice.tsx";
import { useTheme } from "./use-theme.ts";

export function ThemeMenu({ className }: { className?: string }) {
  const [current, choose] = useTheme();
  return (
    <Menu
      className={className}
      label="Light or dark"
      trigger={<MoonIcon size={24} />}
      triggerClassName={iconButtonStyle}
      items={themes.map((theme) => ({
        label: themeLabels[theme],
        icon: theme === current ? <CheckIcon weight="bold" size={18} /> : <span />,
        isCurrent: theme === current,
        onSelect: () => choose(theme),
      }))}
    />
  );
}
