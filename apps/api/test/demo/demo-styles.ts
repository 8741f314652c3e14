import type { Service } from "@boab/contracts/bookings/settings";
import type { StyleCell } from "@boab/contracts/bookings/styles";

type Styled = Pick<Service, "styles" | "extras" | "preparation">;

interface DemoStyle extends Omit<Styled, "styles"> {
  /** The price is one of these, with or without a size behind it. */
  titles: RegExp;
  /** Each size and length adds to the first cell's price in dollars and to its hours. */
  sizes: [name: string, dollars: number, hours: number][];
  lengths: [name: string, dollars: number, hours: number][];
  firstHours: [from: number, to: number];
  /** Too much work for a day, so nobody offers it. */
  missing?: [size: string, length: string];
}

const washedHair = "Wash and blow-dry your hair the night before. No oil or gel.";
const sensitiveScalp = "Tell us about a sore or sensitive scalp.";

const demoStyles: DemoStyle[] = [
  {
    titles: /^Knotless braids/,
    sizes: [
      ["Jumbo", 0, 0],
      ["Large", 30, 0.5],
      ["Medium", 70, 2],
      ["Small", 140, 3.5],
    ],
    lengths: [
      ["Shoulder", 0, 0],
      ["Mid-back", 30, 0.5],
      ["Waist", 60, 1],
    ],
    firstHours: [2, 2.5],
    missing: ["Small", "Waist"],
    extras: [
      { name: "Hair supplied", priceCents: 4_000, minutes: 0 },
      { name: "Take down old braids", priceCents: 4_500, minutes: 60 },
      { name: "Beads or cuffs", priceCents: 1_500, minutes: 15 },
    ],
    preparation: [
      washedHair,
      "Take out old braids first, or add “Take down old braids”.",
      "Eat first and bring a charger.",
      sensitiveScalp,
    ],
  },
  {
    titles: /^Box braids/,
    sizes: [
      ["Large", 0, 0],
      ["Medium", 40, 1],
      ["Small", 90, 2.5],
    ],
    lengths: [
      ["Shoulder", 0, 0],
      ["Waist", 40, 1],
      ["Hip", 80, 2],
    ],
    firstHours: [2.5, 3.5],
    missing: ["Small", "Hip"],
    extras: [
      { name: "Hair supplied", priceCents: 3_500, minutes: 0 },
      { name: "Curled ends", priceCents: 2_000, minutes: 30 },
    ],
    preparation: [washedHair, "Bring six packs of hair, or add ours.", sensitiveScalp],
  },
  {
    titles: /^Cornrows/,
    sizes: [
      ["Straight back", 0, 0],
      ["Stitch", 25, 0.5],
      ["Freehand", 45, 1],
    ],
    lengths: [],
    firstHours: [1, 1.5],
    extras: [{ name: "Hair supplied", priceCents: 2_000, minutes: 0 }],
    preparation: ["Come with your hair washed, dry and combed out."],
  },
  {
    titles: /^Loc retwist/,
    sizes: [],
    lengths: [
      ["Short", 0, 0],
      ["Shoulder", 20, 0.5],
      ["Long", 45, 1],
    ],
    firstHours: [1, 1.5],
    extras: [
      { name: "Wash", priceCents: 2_500, minutes: 30 },
      { name: "Style", priceCents: 3_000, minutes: 30 },
    ],
    preparation: ["Leave out oils and waxes for two days.", sensitiveScalp],
  },
  {
    titles: /^(Two-strand twists|Twists)/,
    sizes: [
      ["Large", 0, 0],
      ["Medium", 30, 0.5],
      ["Small", 70, 1.5],
    ],
    lengths: [
      ["Shoulder", 0, 0],
      ["Mid-back", 30, 0.5],
    ],
    firstHours: [1.5, 2],
    extras: [
      { name: "Hair supplied", priceCents: 3_000, minutes: 0 },
      { name: "Curled ends", priceCents: 2_000, minutes: 30 },
    ],
    preparation: [washedHair, sensitiveScalp],
  },
  {
    titles: /^Fulani braids/,
    sizes: [
      ["Classic", 0, 0],
      ["With curls", 45, 1],
    ],
    lengths: [
      ["Shoulder", 0, 0],
      ["Waist", 40, 1],
    ],
    firstHours: [3, 3.5],
    extras: [
      { name: "Hair supplied", priceCents: 4_000, minutes: 0 },
      { name: "Extra beads and cuffs", priceCents: 2_500, minutes: 30 },
    ],
    preparation: [washedHair, "Bring a picture of the pattern if you have one in mind."],
  },
  {
    titles: /^Faux locs/,
    sizes: [],
    lengths: [
      ["Shoulder", 0, 0],
      ["Waist", 60, 1.5],
    ],
    firstHours: [4, 4.5],
    extras: [{ name: "Hair supplied", priceCents: 5_000, minutes: 0 }],
    preparation: [washedHair, "Eat first and bring a charger."],
  },
  {
    titles: /^Starter locs/,
    sizes: [
      ["Large, under 60", 0, 0],
      ["Medium, 60 to 100", 60, 1],
      ["Small, over 100", 130, 2.5],
    ],
    lengths: [],
    firstHours: [2, 2.5],
    extras: [{ name: "Wash", priceCents: 2_500, minutes: 30 }],
    preparation: ["Your hair should be at least four centimetres long.", sensitiveScalp],
  },
  {
    titles: /^Wig install/,
    sizes: [
      ["Closure", 0, 0],
      ["Frontal", 40, 0.5],
      ["Full lace", 70, 1],
    ],
    lengths: [],
    firstHours: [1.5, 2],
    extras: [
      { name: "Cut to shape", priceCents: 3_000, minutes: 30 },
      { name: "Bleached knots", priceCents: 3_500, minutes: 30 },
    ],
    preparation: ["Come with your own hair braided flat, or book cornrows first."],
  },
];

/** A braider's prices depend on size and length; other services have one price. */
export function makeDemoStyles(title: string, priceCents: number): Styled & { title: string } {
  const style = demoStyles.find(({ titles }) => titles.test(title));
  if (!style) return { title, styles: null, extras: [], preparation: [] };
  const { sizes, lengths, extras, preparation } = style;
  const names = (options: DemoStyle["sizes"]) => options.map(([name]) => name);
  return {
    // The size that the price list named is one of several now.
    title: title.replace(/, (small|medium|large)$/, ""),
    styles: { sizes: names(sizes), lengths: names(lengths), cells: makeCells(style, priceCents) },
    extras,
    preparation,
  };
}

/** Half a day of work asks for about a fifth in advance, where the business takes payments. */
const getDepositCents = (priceCents: number): number | null =>
  priceCents < 15_000 ? null : Math.round(priceCents / 5 / 500) * 500;

const none: DemoStyle["sizes"] = [["", 0, 0]];

function makeCells({ sizes, lengths, firstHours, missing }: DemoStyle, firstCents: number) {
  const [from, to] = firstHours;
  const cells = (sizes.length > 0 ? sizes : none).flatMap(([size, sizeDollars, sizeHours]) =>
    (lengths.length > 0 ? lengths : none).map(
      ([length, lengthDollars, lengthHours]): StyleCell => ({
        size: size || null,
        length: length || null,
        priceCents: firstCents + (sizeDollars + lengthDollars) * 100,
        minutesFrom: (from + sizeHours + lengthHours) * 60,
        minutesTo: (to + sizeHours * 1.25 + lengthHours) * 60,
        depositCents: null,
      }),
    ),
  );
  const rounded = cells.map((cell) => ({
    ...cell,
    minutesTo: Math.ceil(cell.minutesTo / 30) * 30,
    depositCents: getDepositCents(cell.priceCents),
  }));
  return rounded.filter(({ size, length }) => !(size === missing?.[0] && length === missing[1]));
}
