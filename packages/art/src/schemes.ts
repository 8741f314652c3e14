import { palette as p } from "./palette.ts";

export interface Colours {
  ground: string;
  /** The colour of the sun, arch or hills behind the objects. */
  back: string;
  table: string;
  main: string;
  second: string;
  accent: string;
  light: string;
  dark: string;
}

function scheme(
  ground: string,
  back: string,
  table: string,
  main: string,
  second: string,
  accent: string,
  dark: string,
): Colours {
  return { ground, back, table, main, second, accent, light: p.paper, dark };
}

/** Covers use vivid colours. */
export const coverSchemes: readonly Colours[] = [
  scheme(p.clay, p.earth4, p.earth, p.gum, p.ochre, p.paper, p.ind8),
  scheme(p.ind, p.ochre, p.ind8, p.earth4, p.paper, p.gum3, p.ink),
  scheme(p.ochre2, p.paper, p.earth, p.ind, p.gum, p.earth4, p.ind8),
  scheme(p.gum, p.gum3, p.gum8, p.ochre, p.earth4, p.paper, p.gum8),
  scheme(p.sand, p.ochre, p.ind, p.earth, p.gum3, p.paper, p.ind8),
  scheme(p.plum, p.earth3, p.plum8, p.ochre2, p.gum3, p.paper, p.plum8),
  scheme(p.sky, p.paper, p.gum, p.earth, p.ind, p.ochre, p.ind8),
  scheme(p.earth, p.rose, p.earth8, p.paper, p.ochre, p.ind, p.earth8),
  scheme(p.rose, p.paper, p.plum, p.gum, p.ochre, p.ind, p.plum8),
  scheme(p.gum1, p.ochre, p.earth4, p.plum, p.gum, p.paper, p.plum8),
];

/** Products use quieter colours, so that a grid of them looks consistent. */
export const studioSchemes: readonly Colours[] = [
  scheme(p.sand, "#F6EEDF", "#DCC9A8", p.earth, p.ind, p.ochre, p.ind8),
  scheme(p.clay, "#F8E2D4", "#E3AF92", p.gum, p.earth, p.paper, p.ind8),
  scheme(p.gum1, "#E6F0E8", "#AECBB9", p.earth4, p.gum, p.paper, p.gum8),
  scheme(p.sky, "#E2ECEB", "#A6BFBF", p.ochre, p.ind, p.earth4, p.ind8),
  scheme(p.ochre2, "#FAE7B8", "#E3B455", p.ind, p.earth4, p.paper, p.ind8),
  scheme("#DAD9EC", "#ECEBF6", p.ind2, p.plum, p.ochre, p.paper, p.ind8),
  scheme(p.ind, "#413F86", p.ind8, p.ochre, p.earth4, p.paper, p.ink),
  scheme(p.gum, "#2F6B56", p.gum8, p.ochre2, p.earth4, p.paper, p.gum8),
];
