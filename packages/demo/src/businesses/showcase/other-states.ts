import type { WrittenBusiness } from "./showcase-business.ts";

export const otherStates: WrittenBusiness[] = [
  {
    name: "Tamu Physiotherapy",
    category: "Health",
    street: "22 Chesterfield Road",
    place: "Mirrabooka WA",
    description:
      "Physiotherapy for people who stand, lift and run for a living. First visits last an hour, and the exercises fit into a lunch break.",
    hours: "eveningClinic",
    prices: { "First visit, 60 minutes": 120, "Follow-up, 30 minutes": 80, "Group exercise": 22 },
    on: ["website", "instagram"],
    priority: 30,
  },
  {
    name: "Broome Pearl and Bead",
    category: "Retail",
    street: "15 Carnarvon Street",
    place: "Broome WA",
    description:
      "Pearl-farm seconds strung with Krobo glass and Kenyan brass. Made at the bench in the window, repaired for life.",
    hours: "market",
    prices: { Earrings: 65, Necklace: 180, Repair: 0 },
    on: ["instagram"],
  },
  {
    name: "ቡና Buna Brothers",
    slug: "buna-brothers",
    category: "Restaurants",
    street: "41 South Terrace",
    place: "Fremantle WA",
    description:
      "Coffee from our uncle's trees in Sidama, roasted near the port. Espresso until three, ceremony on Sundays.",
    hours: "cafe",
    prices: { "Flat white": 5.5, "Sunday ceremony": 8, "Beans, 250 g": 18 },
    on: ["instagram", "website"],
  },
  {
    name: "Thandi's Braai Yard",
    category: "Restaurants",
    street: "4 Hay Street",
    place: "Perth WA",
    description:
      "Boerewors, chops and pap from a wood fire in an old car yard. Open late on Friday and Saturday, with amapiano after nine.",
    hours: "weekendNights",
    prices: { "Braai plate for two": 62, "Boerewors roll": 14, Chakalaka: 5 },
    on: ["instagram", "tiktok"],
  },
  {
    name: "Moorooka Spice Market",
    category: "Retail",
    street: "120 Beaudesert Road",
    place: "Moorooka QLD",
    description:
      "Berbere, mitmita, suya spice and thirty kinds of beans, ground and weighed in front of you. The injera comes in at ten.",
    hours: "grocer",
    prices: { "Berbere, 250 g": 9, "Injera, ten": 14, "Suya spice tin": 16.5 },
    on: ["facebook"],
  },
  {
    name: "Ọ̀ṣun Bridal",
    slug: "osun-bridal",
    category: "Services",
    street: "9 Annerley Road",
    place: "Annerley QLD",
    description:
      "Aso oke, gele and gowns for traditional and white weddings, sewn in Brisbane. Three fittings, and gele tying on the morning itself.",
    hours: "studio",
    prices: { "Gele tying": 60, "Traditional outfit, bride": 850, "Bridesmaid dress": 290 },
    on: ["instagram", "youtube"],
  },
  {
    name: "Goodna Towing and Roadside",
    category: "Services",
    street: "33 Brisbane Terrace",
    place: "Goodna QLD",
    description:
      "A tow truck that comes when it says, every hour of the week. Flat tyres, flat batteries and keys locked inside.",
    hours: "roundTheClock",
    prices: { "Tow within 20 km": 145, "Battery, fitted": 210 },
  },
  {
    name: "Inala Steps Early Learning",
    category: "Education",
    street: "60 Corsair Avenue",
    place: "Inala QLD",
    description:
      "Family day care with a vegetable garden and stories in Kirundi, Swahili and English. Early starts for parents on the first train.",
    hours: "care",
    prices: { "Full day": 115, "Half day": 68 },
    on: ["facebook"],
  },
  {
    name: "Cairns Marimba Workshop",
    category: "Education",
    street: "11 Lake Street",
    place: "Cairns City QLD",
    description:
      "Marimba and mbira for schools, tourists and anyone with a free Saturday. Instruments are built in the shed next door.",
    hours: "afterSchool",
    prices: { "Group workshop": 30, "Small marimba": 480 },
    on: ["youtube"],
  },
  {
    name: "Salisbury Halal Meats",
    category: "Retail",
    street: "27 John Street",
    place: "Salisbury SA",
    description:
      "Goat, lamb and camel from South Australian stations, halal and cut to order. Suya packs are spiced and ready for the grill.",
    hours: "shop",
    prices: { "Diced goat, per kg": 21, "Camel mince, per kg": 24, "Suya pack": 18 },
    on: ["facebook"],
  },
  {
    name: "Amahoro Counselling",
    category: "Health",
    street: "5 Prospect Road",
    place: "Prospect SA",
    description:
      "Counsellors who have crossed borders themselves. Grief, family and sleep, in English, French, Kinyarwanda and Kirundi, at a pace you set.",
    hours: "evenings",
    prices: { "Session, 50 minutes": 150, "Group evening": 15 },
    isHidden: true,
  },
  {
    name: "Kilburn Braids and Barber",
    category: "Services",
    street: "88 Prospect Road",
    place: "Kilburn SA",
    description:
      "Braids on one side, fades on the other, and one long bench between them. The whole family's in and out together.",
    hours: "barber",
    prices: { "Knotless braids": 190, "Skin fade": 36, "Kids cornrows": 50 },
    on: ["instagram"],
  },
  {
    name: "Moonah Injera Kitchen",
    category: "Restaurants",
    street: "64 Main Road",
    place: "Moonah TAS",
    description:
      "Hobart's first injera, made with Tasmanian barley and teff. A small menu, a warm room and rain on the window.",
    hours: "lunch",
    prices: { "Platter for one": 23, "Lamb tibs": 26 },
    on: ["facebook", "instagram"],
  },
  {
    name: "Launceston Cloth and Thread",
    category: "Retail",
    street: "17 Charles Street",
    place: "Launceston TAS",
    description:
      "Kitenge, shweshwe and merino from the valley, for people who sew. Saturday lessons start with a bag and end with a coat.",
    hours: "shop",
    prices: { "Kitenge, 3 yards": 38, "Saturday lesson": 45 },
    on: ["website"],
  },
  {
    name: "Top End Nyama Choma",
    category: "Restaurants",
    street: "2 Parap Road",
    place: "Parap NT",
    description:
      "Goat over charcoal beside the market, with ugali, kachumbari and cold ginger beer. Follow the smoke on Saturday mornings.",
    hours: "nightGrill",
    prices: { "Goat choma, half kilo": 30, "Ugali and greens": 15 },
    on: ["facebook"],
  },
  {
    name: "Karama Clean Cooperative",
    category: "Services",
    street: "8 Karama Crescent",
    place: "Karama NT",
    description:
      "Thirteen women, three vans and a waiting list we're proud of. Homes, offices and the big clean after the Wet.",
    hours: "earlyOffice",
    prices: { "Weekly clean": 120, "End of lease": 360 },
  },
  {
    name: "Naledi Dental",
    category: "Health",
    street: "30 Hibberson Street",
    place: "Gungahlin ACT",
    description:
      "Gentle dentists for children and for adults who have put it off. Every price is on the wall, every step explained before it starts.",
    hours: "clinic",
    prices: { "Check-up and clean": 185, Filling: 220 },
    on: ["website"],
  },
  {
    name: "Capital Amharic School",
    category: "Education",
    street: "19 Chandler Street",
    place: "Belconnen ACT",
    description:
      "Saturday Amharic for children who understand their grandmother but answer in English. Songs, letters and a play at the end of term.",
    hours: "market",
    prices: { "Term, children": 170, "Term, adults": 220 },
    on: ["facebook"],
  },
  {
    name: "Braddon Highlife Records",
    category: "Retail",
    street: "27 Lonsdale Street",
    place: "Braddon ACT",
    description:
      "Highlife, Ethio-jazz, chimurenga and rumba on vinyl, and two decks to hear them first. Trade-ins welcome, scratches forgiven.",
    hours: "lateShop",
    prices: { "LP reissue": 55, "Single, second hand": 12 },
    on: ["instagram", "youtube"],
  },
];
