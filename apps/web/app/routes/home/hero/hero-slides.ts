import { brand } from "@boab/contracts/common/brand";
import { describePlatformFee, type PublicFigures } from "#shell/public-figures.ts";

/** HOME-01: the slide changes every 5 seconds. HOME-07: a swipe is at least 40 pixels. */
export const heroIntervalMs = 5000;
export const heroSwipePx = 40;

export interface HeroSlide {
  mood: "day" | "dusk" | "rain";
  /** One entry per line. */
  heading: readonly string[];
  text: string;
  /** Background colour until the image has loaded. */
  sky: string;
  words: string;
}

export const makeHeroSlides = (figures: PublicFigures): readonly HeroSlide[] => [
  {
    mood: "day",
    heading: ["Rooted in Africa.", "Grown in Australia."],
    text: brand.description,
    sky: "bg-[#f4c59f]",
    words: "text-[#1a1830] [&_p]:text-[#33264a]",
  },
  {
    mood: "dusk",
    heading: ["Book a table,", "a braider,", "a tax return."],
    text: "See who's free, request a time, and hear back from the person who'll do the work.",
    sky: "bg-[#312f70]",
    words: "text-cream",
  },
  {
    mood: "rain",
    heading: ["Sell what your", "grandmother", "taught you."],
    text: `Open a store for free. Pay only when you sell: ${describePlatformFee(figures)}.`,
    sky: "bg-[#cfe0d4]",
    words: "text-[#1a1830]",
  },
];
