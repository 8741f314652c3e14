import { formatPercent } from "@boab/format/numbers";
import type { PublicFigures } from "#shell/public-figures.ts";

export interface AboutPanel {
  id: "about" | "mission";
  label: string;
  heading: string;
  paragraphs: readonly string[];
}

export const aboutPanels: readonly AboutPanel[] = [
  {
    id: "about",
    label: "About",
    heading: "One tree, two continents.",
    paragraphs: [
      "The boab stands in the Kimberley. Its closest family stands across Africa. Both hold water through the dry, feed whoever stops, and outlive the people who planted around them.",
      "We built Boab in the same spirit: one place where African-owned businesses in Australia are found, booked, paid and talked about.",
    ],
  },
  {
    id: "mission",
    label: "Mission",
    heading: "Found by name, spelt right.",
    paragraphs: [
      "Money that stays in a community builds a second shop, a first job, a school trip. So we make the next customer easy to find, the next booking easy to take, and the next sale cheap to make.",
      "Listing is free and stays free. Fees are on one page. Reviews belong to the people who wrote them. Every name is spelt the way its owner spells it.",
    ],
  },
];

/** These figures don't depend on how many people use the site. */
export const makeHighlights = ({ platformFee }: PublicFigures) => [
  { figure: "8", label: "States and territories" },
  { figure: "$0", label: "To list your business" },
  {
    figure: formatPercent(platformFee.platformRate),
    label: "Commission on sales, plus card cost",
  },
];
