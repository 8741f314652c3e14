import type { WrittenSalon } from "./salon.ts";

/** In other suburbs and states, so that every capital has somebody to book. */
export const salonsElsewhere: WrittenSalon[] = [
  {
    name: "Juba Cuts",
    category: "Services",
    street: "155 Lonsdale Street",
    place: "Dandenong VIC",
    description:
      "South Sudanese barbers with steady hands and basketball on the wall. Boys get a fade and a talk about school, whether they asked for it or not.",
    hours: "barber",
    prices: { "Skin fade": 35, "Cut and beard": 48, "Kids cut": 24, "Beard and line-up": 25 },
    on: ["instagram", "facebook"],
    terms: {
      kind: "barber",
      team: ["Deng Akot", "Gatwech Ruot", "Majok Bol"],
      confirmsInstantly: true,
      message: "The entrance is on Walker Street, under the mural.",
    },
  },
  {
    name: "Fulani Crown",
    category: "Services",
    street: "437 High Street",
    place: "Preston VIC",
    description:
      "Fulani braids with beads, cuffs and family patterns, plus knotless for every day. Aissatou keeps a book of designs that her grandmother drew.",
    hours: "studio",
    prices: {
      "Fulani braids": 190,
      "Knotless braids, medium": 175,
      "Cornrows, adult": 90,
      "Kids cornrows, under 12": 55,
    },
    on: ["instagram", "tiktok"],
    terms: {
      kind: "braids",
      team: ["Aissatou Barry", "Kadiatou Sow"],
      takesCards: true,
      message: "Beads are included. Point at the jar you like.",
    },
  },
  {
    name: "Blacktown Braid House",
    category: "Services",
    street: "26 Flushcombe Road",
    place: "Blacktown NSW",
    description:
      "Four braiders from four countries under one roof, open early on Saturdays for wedding parties. Hair in sixty shades hangs along the hallway.",
    hours: "studio",
    prices: {
      "Knotless braids, medium": 180,
      "Box braids, large": 165,
      "Two-strand twists": 135,
      "Cornrows, adult": 90,
      "Wash and blow-dry": 55,
    },
    on: ["instagram", "facebook", "website"],
    terms: {
      kind: "braids",
      team: ["Esther Amponsah", "Rita Lokonga", "Hawa Jalloh", "Tigist Worku"],
      confirmsInstantly: true,
      takesCards: true,
      message: "Wedding party? Tell us how many, and we'll keep chairs together.",
    },
  },
  {
    name: "Locs by Tendai",
    category: "Services",
    street: "190 Illawarra Road",
    place: "Marrickville NSW",
    description:
      "Palm rolls, instant locs and colour by Tendai and his cousin, in a terrace full of plants. The dog is called Biscuit and stays outside.",
    hours: "lateShop",
    prices: { "Loc retwist": 120, "Starter locs": 210, "Loc colour": 160, "Loc repair": 90 },
    on: ["instagram", "youtube"],
    terms: {
      kind: "locs",
      team: ["Tendai Chirwa", "Farai Chirwa"],
      confirmsInstantly: true,
      message: "Allergic to dogs? Tell us and Biscuit goes next door.",
    },
  },
  {
    name: "Parra Fade House",
    category: "Services",
    street: "88 Church Street",
    place: "Parramatta NSW",
    description:
      "Five barbers on a roster of four chairs, cutting from breakfast to late trains. Ask for the apprentice on Tuesdays and pay half.",
    hours: "barber",
    prices: {
      "Skin fade": 42,
      "Cut and beard": 58,
      "Hot towel shave": 38,
      "Kids cut": 30,
      "Hair design": 50,
    },
    on: ["instagram", "tiktok", "website"],
    terms: {
      kind: "barber",
      team: ["Kojo Antwi", "Ismael Diarra", "Samson Okoth", "Bashir Nur", "Elijah Tembo"],
      chairs: 4,
      confirmsInstantly: true,
      message: "If your barber is off sick we'll text you before you leave home.",
    },
  },
  {
    name: "Crown and Comb",
    category: "Services",
    street: "118 Beaudesert Road",
    place: "Moorooka QLD",
    description:
      "Natural hair salon for humid summers: silk presses that survive February, hydration treatments, and cuts for children who hate cuts.",
    hours: "shop",
    prices: {
      "Silk press": 115,
      "Wash, treatment and blow-dry": 80,
      "Curl cut": 85,
      "Kids braids": 60,
    },
    on: ["instagram", "facebook"],
    terms: {
      kind: "natural",
      team: ["Nomsa Dube", "Fatima Koroma", "Abigail Owusu"],
      confirmsInstantly: true,
      takesCards: true,
      message: "In storm season we'll wait for you. Drive safely.",
    },
  },
  {
    name: "Braid Loft Mirrabooka",
    category: "Services",
    street: "14 Yirrigan Drive",
    place: "Mirrabooka WA",
    description:
      "Box braids and knotless above the square, with air conditioning that works and a view of the hills. Women drive from Rockingham for the parts.",
    hours: "studio",
    prices: {
      "Box braids, large": 170,
      "Knotless braids, medium": 185,
      "Cornrows, adult": 95,
      "Loc retwist": 120,
    },
    on: ["instagram", "tiktok"],
    terms: {
      kind: "braids",
      team: ["Regina Mensimah", "Sahra Abdullahi"],
      takesCards: true,
      message: "The lift is behind the pharmacy.",
    },
  },
  {
    name: "Hobart Wig and Weave",
    category: "Services",
    street: "330 Main Road",
    place: "Glenorchy TAS",
    description:
      "The only wig room south of Launceston that stocks kinky textures. Fittings by appointment, repairs by post, and a heater for July.",
    hours: "shop",
    prices: { "Wig install": 135, "Wig wash and style": 70, "Custom wig fitting": 85 },
    on: ["website"],
    terms: {
      kind: "wigs",
      team: ["Comfort Asante"],
      message: "Come by ten minutes early if it's icy. We'll have the kettle on.",
    },
  },
  {
    name: "Top End Twists",
    category: "Services",
    street: "5 Parap Road",
    place: "Parap NT",
    description:
      "Twists, cornrows and swim-proof braids for people who live outdoors. Early starts before the heat, and nothing but rain stops us on market Saturdays.",
    hours: "shop",
    prices: { "Two-strand twists": 125, "Cornrows, adult": 80, "Kids braids": 60 },
    on: ["facebook", "instagram"],
    terms: {
      kind: "braids",
      confirmsInstantly: true,
      message: "Market Saturdays fill the car park, so come by bus if you can.",
    },
  },
];
