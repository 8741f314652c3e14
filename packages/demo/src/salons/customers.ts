import type { SalonKind } from "./salon.ts";

interface CustomerSayings {
  /** What somebody adds when they book. */
  visitNotes: readonly string[];
  /** What the business keeps in mind about a customer. */
  cardNotes: readonly string[];
  /** What a customer likes, one thing a line. */
  preferences: readonly string[];
}

/** What is said at hair businesses, by what is done there. */
export const customerSayings: Record<SalonKind, CustomerSayings> = {
  braids: {
    visitNotes: [
      "My hair will be washed and blown out.",
      "It's for my sister's wedding, so please nothing too tight.",
      "I'll bring my own hair, colour 1B.",
      "Can I sit near a power point? I'm on call.",
      "First time with knotless, a bit nervous.",
      "My scalp is tender behind the ears.",
      "Same as last time, please.",
      "My little one comes along and brings a book.",
      "I have old braids in. I'll take them out the night before.",
      "Could we go a shade lighter at the ends?",
    ],
    cardNotes: [
      "Tender at the nape: smaller parts there.",
      "Edges are growing back. No tension at the hairline.",
      "Always early. Start when she's here.",
      "Brings her own hair, usually two packs too few.",
      "Prefers the chair by the window and no music.",
      "Takes a phone call around noon, so plan a pause.",
    ],
    preferences: [
      "Saturday mornings\nOwn hair, 1B",
      "Waist length\nQuiet visit",
      "Small parts\nTea without sugar",
      "After work, Thursdays\nBurgundy ends",
      "Mid-back\nBeads for her daughter",
    ],
  },
  barber: {
    visitNotes: [
      "Low fade, keep the length on top.",
      "Job interview on Monday, make me look employable.",
      "My son hates clippers. Slowly, please.",
      "Just tidy the beard, no shape-up.",
      "Number two on the sides, as always.",
      "I might be five minutes late from the train.",
      "Wedding on Saturday, photos from ten.",
      "Two of us if there's room, my brother walks in.",
    ],
    cardNotes: [
      "Cowlick at the crown, leave it longer.",
      "Razor bumps on the neck: no foil, trimmer only.",
      "Son sits on the booster and watches trains.",
      "Talks about cricket. Let him.",
      "Mole behind the left ear.",
    ],
    preferences: [
      "Skin fade, 0 to 2\nNo hot towel",
      "Every second Friday\nBeard squared",
      "Scissors on top\nQuiet visit",
      "Mid taper\nLine-up with the razor",
    ],
  },
  locs: {
    visitNotes: [
      "Two locs came loose at the back.",
      "I swim three times a week, if that matters.",
      "Thinking about colour, can we talk about it?",
      "It's been ten weeks, sorry in advance.",
      "No beeswax, please.",
      "I'd like them up for a graduation.",
    ],
    cardNotes: [
      "Thin at the crown: palm roll only, no crochet.",
      "Started in 2021, about ninety.",
      "Itchy with peppermint. Use the plain rinse.",
      "Dries slowly, allow twenty minutes more.",
    ],
    preferences: [
      "Interlocked at the nape\nNo clips",
      "Every six weeks\nBarrel rolls",
      "Natural oils only\nEarly visits",
    ],
  },
  natural: {
    visitNotes: [
      "I stopped relaxing a year ago and don't know what to do next.",
      "Please no heat above 180.",
      "It will be detangled, mostly.",
      "My daughter's first visit, she is seven.",
      "Dry scalp since winter.",
      "I'd love to learn how to do this at home.",
    ],
    cardNotes: [
      "Low porosity: steam before the mask.",
      "Colour from a box in March, test a strand first.",
      "Sensitive to fragrance. Use the unscented line.",
      "Trim no more than a centimetre without asking.",
    ],
    preferences: [
      "Side part, left\nCool air only",
      "Weekday mornings\nUnscented products",
      "Dry cut\nHome care written down",
    ],
  },
  wigs: {
    visitNotes: [
      "I have the unit already, it needs cutting in.",
      "Please keep the lace as soft as you can.",
      "I'm in treatment, so a private corner would help.",
      "Dark brown, not black.",
      "For a photo shoot on Friday.",
    ],
    cardNotes: [
      "Cap size 54, marked inside the band.",
      "Reacts to the strong glue, use the gel.",
      "Comes with her mother, two chairs.",
      "Keeps three units with us, labelled on the shelf.",
    ],
    preferences: [
      "Glueless\nMiddle part",
      "Private corner\nShoulder length",
      "Closure\nSoft hairline",
    ],
  },
};
