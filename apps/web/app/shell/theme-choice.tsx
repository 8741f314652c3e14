import { isTheme, type Theme, themes } from "#lib/browser/theme.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { useTheme } from "./use-theme.ts";

export const themeLabels: Record<Theme, string> = {
  light: "Light",
  dark: "Dark",
  system: "System",
};

export function ThemeChoice() {
  const [current, choose] = useTheme();
  return (
    <Segmented
      label="Light or dark"
      name="theme"
      value={current}
      options={themes.map((theme) => ({ value: theme, label: themeLabels[theme] }))}
      onChange={(theme) => {
        if (isTheme(theme)) choose(theme);
      }}
    />
  );
}
