import type { Category } from "@boab/contracts/directory/listing-fields";

/** What people say, from the best to the worst; none is longer than a review may be. */
interface Sayings {
  praise: readonly string[];
  fair: readonly string[];
  poor: readonly string[];
}

const everywhere: Sayings = {
  praise: [
    "Warm welcome, fair price, and they remembered my name the second time.",
    "My mum has been a customer for years. Now I know why.",
    "Answered the phone at once and kept every promise.",
    "Worth the drive from Geelong. We'll be back.",
    "Everything was ready when they said it would be.",
    "Kind to my kids and patient with my questions.",
    "The best in the west, and I have tried them all.",
    "Honest people. They told me what I didn't need to buy.",
  ],
  fair: [
    "Good work, but parking is hard on a Saturday.",
    "Ran twenty minutes late, though they rang ahead.",
    "Happy with the result. A bit dearer than last year.",
    "Nice people. The website still shows the old hours.",
  ],
  poor: [
    "Waited 40 minutes past my time and nobody said sorry.",
    "I was quoted one price and paid another. Say it before, not after.",
    "Closed when the page said open. Please update your hours.",
  ],
};

const byCategory: Record<Category, Sayings> = {
  Restaurants: {
    praise: [
      "The jollof tastes like my auntie's. I went back the next day.",
      "Injera fresh every morning, and the shiro is as it should be.",
      "We came for lunch and stayed for coffee. Three rounds, as it should be.",
      "Suya with real heat. Ask for extra onions.",
      "They made a vegan platter for six without blinking.",
      "Best kitfo outside Addis. My father agrees, and he never agrees.",
    ],
    fair: [
      "Great food, slow kitchen on Friday night. Order early.",
      "Tasty but small for the price. The fish is the one to get.",
    ],
    poor: ["Cold rice, twice. The waiter was lovely about it."],
  },
  Services: {
    praise: [
      "Came when they said, did what they said, charged what they said.",
      "Finished the same day and explained what had been wrong.",
      "They found what the last three had missed.",
      "I sent my neighbours there, and they sent theirs.",
    ],
    fair: ["Good result. It took two visits where one would have done."],
    poor: ["Two calls before anybody rang back."],
  },
  Retail: {
    praise: [
      "Real shea butter, not the perfumed kind.",
      "Ordered six metres of ankara for the wedding. The colours are right.",
      "Palm oil, egusi, stockfish: everything my list had, under one roof.",
      "They put my size aside and texted when it came in.",
      "Beautiful baskets, each with the name of the woman who wove it.",
    ],
    fair: ["Good range, tight aisles with a pram.", "Lovely cloth. The changing room is a corner."],
    poor: ["Two of the yams were soft. They gave the money back, to be fair."],
  },
  Health: {
    praise: [
      "Listened for half an hour before saying anything. I felt heard.",
      "She speaks Dinka with my mother, which changes everything.",
      "Gentle with needles and with nervous people.",
      "Explained every step and what it costs.",
    ],
    fair: ["Good doctor, long wait. Book the first slot of the day."],
    poor: ["Hard to get through by phone. Use the online form."],
  },
  Education: {
    praise: [
      "My son went from C to A in a term, and he likes going.",
      "Amharic classes that children ask for. That says it all.",
      "Patient teacher, small groups, no shame in asking twice.",
      "The driving instructor stayed calm when I did not.",
    ],
    fair: ["Good lessons. The room is cold in July, bring a jumper."],
    poor: ["Two lessons cancelled on the day. Made up for later."],
  },
};

const hair: Sayings = {
  praise: [
    "Knotless in four hours and not one headache. The kids' corner saved my afternoon.",
    "Neat parts, gentle hands, fair price. Booked my next visit before I left the chair.",
    "Sharp lines, good music, no waiting.",
    "Locs washed, twisted and happy. So am I.",
    "First salon where my daughter did not cry.",
  ],
  fair: [
    "Lovely work. Bring a book, it takes a while.",
    "Cornrows lasted three weeks. I hoped for four.",
  ],
  poor: ["The first style slipped after ten days. They fixed it the same afternoon, though."],
};

const isHair = /braid|hair|barber|salon|locs/i;

interface Described {
  category: Category;
  businessName: string;
  description: string;
}

/** Everything that fits a business, the sayings of its own trade first. */
export function sayingsOf(business: Described, mood: keyof Sayings): readonly string[] {
  const { category, businessName, description } = business;
  const own = isHair.test(`${businessName} ${description}`) ? hair : byCategory[category];
  return [...own[mood], ...everywhere[mood]];
}

/** What businesses reply. */
export const replies = {
  thanks: [
    "Thank you! See you again soon.",
    "That means a lot to the whole team. Thank you.",
    "Thank you. Say hello to your mum from us.",
  ],
  sorry: [
    "You're right, and we're sorry. We've changed it. Please come back and tell us if it's better.",
    "Sorry about that. We were short of two people that day. The next one is on us.",
  ],
} as const;
