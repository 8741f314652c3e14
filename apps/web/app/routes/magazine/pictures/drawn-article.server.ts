import type { PlateTheme } from "@boab/art";

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

/** Theme and seed of a drawing; undefined for other addresses. */
export function drawingOf(theme: string, file: string, ending: "svg" | "png") {
  const [, seed, found] = /^([a-z0-9-]{1,80})\.(svg|png)$/.exec(file) ?? [];
  if (!seed || found !== ending || !Object.hasOwn(themes, theme)) return undefined;
  return { theme: theme as PlateTheme, seed };
}
