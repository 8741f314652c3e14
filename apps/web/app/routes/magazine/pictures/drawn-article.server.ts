import type { PlateTheme } from "@boab/art";
import { isKeyOf } from "@boab/contracts/common/guards";

const themes: Record<PlateTheme, true> = {
  moon: true,
  breath: true,
  leaf: true,
  water: true,
  table: true,
  path: true,
  sleep: true,
  portrait: true,
  kitchen: true,
};

/** The theme and seed of a drawing; undefined for other paths. */
export function parseDrawing(theme: string, file: string, extension: "svg" | "png") {
  const [, seed, found] = /^([a-z0-9-]{1,80})\.(svg|png)$/.exec(file) ?? [];
  if (!seed || found !== extension || !isKeyOf(themes, theme)) return undefined;
  return { theme, seed };
}
