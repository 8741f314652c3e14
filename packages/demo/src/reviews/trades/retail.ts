import type { Trade } from "./trade.ts";

export const retail: readonly Trade[] = [
  {
    fits: /butcher|meats/i,
    praise: [
      "Told him it was for tibs and he knew exactly how to cut it.",
      "Cleanest shop on the strip, and the goat is always fresh.",
      "Threw in the bones for soup without my asking.",
      "Ordered a whole lamb for Eid. Packed, labelled and ready at eight.",
    ],
    fair: ["Great meat. Take a number and be patient before Eid."],
    poor: ["The mince had more fat than I paid for."],
  },
  {
    fits: /books|bookshop|records|vinyl|pilau and paper/i,
    praise: [
      "Came in for one picture book and left with five, plus a record.",
      "They tracked down a novel I'd been after since uni.",
      "My kids sat on the floor and read for an hour. Nobody minded.",
      "Let me listen to both sides before I bought it.",
    ],
    fair: ["Lovely shop. A bit tight with a pram.", "Great range, slow to order in."],
    poor: ["The record had a skip. They swapped it, but it's a long drive."],
  },
  {
    fits: /beauty|shea|cosmetic|wig|natural hair|braiding hair/i,
    praise: [
      "Real shea butter, not the perfumed kind.",
      "She matched my foundation in one go. I've been mixing two for ten years.",
      "Every colour of braiding hair, and they open a pack so you can see it.",
      "Staff who know the difference between dry hair and thirsty hair.",
    ],
    fair: ["Good prices. My usual leave-in was out of stock again."],
    poor: ["Bought the wrong shade on their advice, and opened items can't go back."],
  },
  {
    fits: /fabric|cloth|wax print|textile|kitenge|kente/i,
    praise: [
      "Ordered six metres of ankara for the wedding. The colours are spot on.",
      "They found enough of one print for the whole family. All thirty-one of us.",
      "The tailor in the corner saved me a second trip.",
      "I only came to look. I have never once only looked.",
    ],
    fair: ["Gorgeous cloth. Hard to see it properly in that light."],
    poor: ["There was a flaw two metres in. They took it back, to be fair."],
  },
  {
    fits: /fashion|boutique|wear\b|collections|dress|shoes/i,
    praise: [
      "A dress with pockets, in my size, in a print I love. Sold.",
      "They put my size aside and texted when it came in.",
      "Hemmed it while I waited and wouldn't charge me.",
      "Compliments all night. I've stopped telling people where I got it.",
    ],
    fair: ["Lovely clothes. The change room is more of a corner."],
    poor: ["The colour ran in the first wash, and I'd followed the label."],
  },
  {
    fits: /pearl|bead|basket|craft|homeware|clay|bowl|pottery/i,
    praise: [
      "Beautiful baskets, each with the name of the woman who wove it.",
      "Bought a bowl as a present and went back the next day for mine.",
      "Packed so well it survived Australia Post.",
      "My necklace broke after two years and they restrung it for nothing.",
    ],
    fair: ["Lovely things. I'd have liked prices on all of them."],
    poor: ["The stool had a crack underneath. Refunded without a fuss."],
  },
  {
    fits: /grocer|market|foods|spice|grain|yam|plantain/i,
    praise: [
      "Palm oil, egusi, stockfish: everything on my list, under one roof.",
      "Plantain at every stage of ripe. They ask when you're cooking it.",
      "They ground the berbere while I waited. The whole car smelled of it.",
      "Asked for a brand from home and it was on the shelf two weeks later.",
    ],
    fair: ["Good range, narrow aisles.", "Fresh greens sell out by lunchtime on Thursdays."],
    poor: ["Two of the yams were soft inside."],
  },
];
