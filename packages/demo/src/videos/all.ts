/** Made-up creators and videos. Their ids belong to nobody: a player finds nothing there. */
export interface DemoCreator {
  /** One of the demo's people. */
  userId: string;
  accountId: string;
  name: string;
  description: string;
  website: string | null;
}

export type DemoVideoCategory = "music" | "film-tv" | "talk-shows" | "vlogs";

export interface DemoVideo {
  id: string;
  vidId: string;
  creator: DemoCreator;
  category: DemoVideoCategory;
  title: string;
  artist: string | null;
  description: string;
  durationSeconds: number;
  /** The slug of a demo business in it. */
  business: string | null;
  likes: number;
  comments: readonly string[];
  daysAgo: number;
}

export const demoCreators: readonly DemoCreator[] = [
  creator(
    "demo-thabo-ndlovu",
    "DEM2",
    "Two Rivers Films",
    "Short films and sessions from the west of Melbourne. Demo data: these people and videos are invented.",
  ),
  creator(
    "demo-aminata-bangura",
    "DEM3",
    "The Long Table",
    "A talk show with food on it. Demo data: these people and videos are invented.",
  ),
  creator(
    "demo-kofi-addo",
    "DEM4",
    "Amani Music",
    "Thumb piano, drums and the neighbours. Demo data: these people and videos are invented.",
  ),
  creator(
    "demo-rahel-haile",
    "DEM5",
    "Jebena Days",
    "Coffee, hair and Sundays. Demo data: these people and videos are invented.",
  ),
];

function creator(userId: string, code: string, name: string, description: string): DemoCreator {
  return { userId, accountId: `MED-${code}2026`, name, description, website: null };
}

/** Each kind has its beginnings and its ends, which make twenty titles. */
const words: Record<
  DemoVideoCategory,
  { starts: string[]; ends: string[]; artists: string[]; says: string }
> = {
  music: {
    starts: [
      "Juba Nights",
      "Thumb piano sessions",
      "Oluwa sings",
      "Highlife for Monday",
      "Drums on the Maribyrnong",
    ],
    ends: ["official video", "live at the hall", "acoustic", "one take"],
    artists: ["Akon Lual", "Ade Brass Band", "Amani Trio", "Zawadi"],
    says: "Filmed in one evening with friends, two lamps and a borrowed camera. The song is about leaving, arriving, and the bus between the two. Turn it up, and share it with whoever taught you to dance.",
  },
  "film-tv": {
    starts: [
      "Kinshasa to Kimberley",
      "The tailor of Sunshine",
      "Salt road",
      "Night shift",
      "Grandmother's garden",
    ],
    ends: ["short film", "part one", "part two", "behind the scenes"],
    artists: [],
    says: "A story of two hours that took us two years. Everyone in it lives within ten minutes of the camera. Subtitles are in English and Swahili.",
  },
  "talk-shows": {
    starts: [
      "What my mother packed",
      "Money at the table",
      "Two languages, one house",
      "Who cuts your hair",
      "The first winter",
    ],
    ends: ["with guests", "your questions", "the long version", "five answers"],
    artists: ["Aminata and guests"],
    says: "We ask one question and let the pot decide how long the answer takes. This week three generations disagree, kindly, about what belongs in a suitcase.",
  },
  vlogs: {
    starts: [
      "Three cups",
      "Knotless braids in four hours",
      "Wash day in a hard-water suburb",
      "Cutting cloth for a wedding",
      "Market morning",
    ],
    ends: ["the long way", "start to finish", "what I'd do again", "for beginners"],
    artists: [],
    says: "Start to finish, with the mistakes left in. What to buy, what to skip, and when to stop for tea. Ask anything below and we'll try it next time.",
  },
};

const creatorOf: Record<DemoVideoCategory, readonly number[]> = {
  music: [2, 0],
  "film-tv": [0],
  "talk-shows": [1],
  vlogs: [3],
};

const remarks = [
  "Played it twice and rang my sister.",
  "The part at the window is the bit nobody shows.",
  "We used this for our own party. Thank you.",
  "Please do one in Tigrinya.",
  "My dad asks who made the shirt.",
  "Booked after watching this.",
];

const businesses = ["jebena-coffee-house", "ubuntu-braid-studio", "kumasi-cloth-house"];
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789";
const two = (count: number) => String(count).padStart(2, "0");

/** Always the same eighty. */
export function demoVideos(): DemoVideo[] {
  const kinds = Object.keys(words) as DemoVideoCategory[];
  return kinds.flatMap((category, kind) =>
    words[category].starts.flatMap((start, first) =>
      words[category].ends.map((end, second) => {
        const place = first * 4 + second;
        const at = kind * 20 + place;
        const { artists, says } = words[category];
        const maker = demoCreators[creatorOf[category][at % creatorOf[category].length] ?? 0];
        if (!maker) throw new Error("a demo video without a creator");
        return {
          id: `VID-DEM${two(at)}226`,
          vidId: `demo-${letters[at % letters.length]}${letters[(at * 7) % letters.length]}-${two(at)}x`,
          creator: maker,
          category,
          title: `${start}, ${end}`,
          artist: artists[place % artists.length] ?? null,
          description: says,
          durationSeconds: 190 + ((at * 577) % 2400),
          business: at % 5 === 0 ? (businesses[(at / 5) % businesses.length] ?? null) : null,
          likes: (at * 37) % 61,
          comments: remarks.slice(0, at % 5),
          daysAgo: 2 + ((at * 13) % 83),
        };
      }),
    ),
  );
}
