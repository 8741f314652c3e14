import { palette as p } from "./palette.ts";

export type Mood = "day" | "dusk" | "rain";

export interface MoodColours {
  sky: string;
  s2: string;
  sun: string;
  ring: string;
  far: string;
  mid: string;
  near: string;
  trunk: string;
  lit: string;
  leaf: string;
  leaf2: string;
  acc: string;
}

export const moods: Record<Mood, MoodColours> = {
  day: {
    sky: "#F4C59F",
    s2: "#EFAF84",
    sun: p.paper,
    ring: "#F8DCC4",
    far: "#C9613A",
    mid: p.earth,
    near: "#7E2A12",
    trunk: p.ink,
    lit: "#3B2A4A",
    leaf: p.gum,
    leaf2: "#3E7B63",
    acc: p.ochre,
  },
  dusk: {
    sky: p.ind,
    s2: "#3D3A85",
    sun: p.ochre,
    ring: "#6B4A6E",
    far: "#8A3A3F",
    mid: p.earth,
    near: p.earth8,
    trunk: "#17142B",
    lit: "#3A2A52",
    leaf: p.gum,
    leaf2: p.gum3,
    acc: p.ochre2,
  },
  rain: {
    sky: "#CFE0D4",
    s2: "#BBD3C4",
    sun: p.ochre2,
    ring: "#DDE3C2",
    far: "#5E937B",
    mid: p.gum,
    near: p.gum8,
    trunk: p.plum8,
    lit: p.plum,
    leaf: p.earth4,
    leaf2: p.ochre,
    acc: p.earth4,
  },
};
