import { palette as p } from "./palette.ts";

export type Mood = "day" | "dusk" | "rain";

export interface MoodColours {
  sky: string;
  alternateRing: string;
  sun: string;
  ring: string;
  farGround: string;
  middleGround: string;
  near: string;
  trunk: string;
  lit: string;
  leaf: string;
  alternateLeaf: string;
  accent: string;
}

export const moods: Record<Mood, MoodColours> = {
  day: {
    sky: "#F4C59F",
    alternateRing: "#EFAF84",
    sun: p.paper,
    ring: "#F8DCC4",
    farGround: "#C9613A",
    middleGround: p.earth,
    near: "#7E2A12",
    trunk: p.ink,
    lit: "#3B2A4A",
    leaf: p.gum,
    alternateLeaf: "#3E7B63",
    accent: p.ochre,
  },
  dusk: {
    sky: p.ind,
    alternateRing: "#3D3A85",
    sun: p.ochre,
    ring: "#6B4A6E",
    farGround: "#8A3A3F",
    middleGround: p.earth,
    near: p.earth8,
    trunk: "#17142B",
    lit: "#3A2A52",
    leaf: p.gum,
    alternateLeaf: p.gum3,
    accent: p.ochre2,
  },
  rain: {
    sky: "#CFE0D4",
    alternateRing: "#BBD3C4",
    sun: p.ochre2,
    ring: "#DDE3C2",
    farGround: "#5E937B",
    middleGround: p.gum,
    near: p.gum8,
    trunk: p.plum8,
    lit: p.plum,
    leaf: p.earth4,
    alternateLeaf: p.ochre,
    accent: p.earth4,
  },
};
