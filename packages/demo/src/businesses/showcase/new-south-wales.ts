import type { WrittenBusiness } from "./showcase-business.ts";

export const newSouthWales: WrittenBusiness[] = [
  {
    name: "Teranga Table",
    category: "Restaurants",
    street: "205 Illawarra Road",
    place: "Marrickville NSW",
    description:
      "Thieboudienne on a shared platter, yassa with slow onions, and bissap by the jug. Senegalese hospitality, which means you will be asked to eat more.",
    hours: "dinner",
    prices: { "Thieboudienne for two": 54, "Chicken yassa": 26, "Mafé with lamb": 28, Bissap: 7 },
    on: ["instagram", "website"],
    priority: 20,
  },
  {
    name: "Khartoum Corner مطعم الخرطوم",
    slug: "khartoum-corner",
    category: "Restaurants",
    street: "44 Main Street",
    place: "Blacktown NSW",
    description:
      "Sudanese breakfast all day: ful with sesame oil, falafel, eggs and tea with milk. Grilled lamb from six, and a table for every size of family.",
    hours: "nightGrill",
    prices: { "Ful breakfast": 15, "Grilled lamb plate": 27, "Tea with milk": 4 },
    on: ["facebook"],
  },
  {
    name: "Auntie Ama's Jollof Bar",
    category: "Restaurants",
    street: "12 George Street",
    place: "Parramatta NSW",
    description:
      "Ghana jollof, Nigeria jollof, and a polite sign asking you not to argue. Bowls in eight minutes, trays for parties with a day's notice.",
    hours: "kitchen",
    prices: { "Jollof bowl": 17, "Both jollofs, half and half": 20, "Party tray": 150 },
    on: ["tiktok", "instagram"],
  },
  {
    name: "Pilau and Paper",
    category: "Retail",
    street: "301 King Street",
    place: "Newtown NSW",
    description:
      "Books by African and diaspora writers, with pilau on Saturdays because the owner gets hungry. Readings on the first Thursday.",
    hours: "lateShop",
    prices: { "Picture book": 25, "Reading evening": 10, "Saturday pilau": 14 },
    on: ["instagram", "website"],
  },
  {
    name: "Mount Druitt Fades",
    category: "Services",
    street: "6 Mount Street",
    place: "Mount Druitt NSW",
    description:
      "Four chairs, no bookings and a board that tells the truth about the wait. Skin fades, line-ups and first haircuts with a certificate.",
    hours: "barber",
    prices: { "Skin fade": 38, "Kids cut": 25, "First haircut": 0 },
    on: ["instagram", "tiktok"],
  },
  {
    name: "Baobab Family Doctors",
    category: "Health",
    street: "90 Hawkesbury Road",
    place: "Westmead NSW",
    description:
      "General practice with a midwife and a women's health nurse. Interpreters are booked when you ring, and children's visits are bulk billed.",
    hours: "clinic",
    prices: { "Standard visit": 90, "Long visit": 145 },
    on: ["website"],
  },
  {
    name: "Coração de Luanda",
    category: "Education",
    street: "18 Redfern Street",
    place: "Redfern NSW",
    description:
      "Kizomba and semba for beginners and for people who think they know it. Portuguese conversation over coffee before class.",
    hours: "evenings",
    prices: { "Single class": 22, "Ten classes": 190 },
    on: ["youtube", "instagram"],
  },
  {
    name: "Harbour Freight to Mombasa",
    category: "Services",
    street: "77 Corrimal Street",
    place: "Wollongong NSW",
    description:
      "Barrels, cars and shared containers to Mombasa and Dar es Salaam every third Tuesday. Photographs at each step, so nobody has to guess.",
    hours: "trade",
    prices: { "Sea barrel": 280, "Car, per cubic metre": 190 },
  },
];
