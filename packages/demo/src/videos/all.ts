import { getKeys } from "@boab/contracts/common/keys";

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

interface VideoWords {
  /** The first half of a title, and what the video is about. */
  starts: Record<string, string>;
  /** The second half, and what is different about this one. */
  ends: Record<string, string>;
  artists: string[];
  remarks: string[];
}

/** Each kind has five beginnings and four ends, which make twenty videos. */
const words: Record<DemoVideoCategory, VideoWords> = {
  music: {
    starts: {
      "Juba Nights":
        "A song about leaving, arriving, and the bus between the two. Akon wrote it on the 219 to Sunshine.",
      "Thumb piano sessions":
        "Seventeen keys, one microphone and a very quiet street. The dog is on it too, if you listen.",
      "Oluwa sings":
        "She learnt this from her grandmother, who learnt it from the radio. Turn it up and share it with whoever taught you to dance.",
      "Highlife for Monday": "Two guitars to get you out of bed. Best played with the kettle on.",
      "Drums on the Maribyrnong":
        "Eight drummers by the river at sunset, and a few joggers who stayed.",
    },
    ends: {
      "official video": "Filmed in one evening with friends, two lamps and a borrowed camera.",
      "live at the hall": "Recorded at the Seddon community hall in front of about sixty people.",
      acoustic: "No amps, no edits, just the room.",
      "one take": "We tried it again afterwards. The first one was better.",
    },
    artists: ["Akon Lual", "Ade Brass Band", "Amani Trio", "Zawadi"],
    remarks: [
      "Played it twice and rang my sister.",
      "My baby stops crying at the second verse. Every time.",
      "Who's on bass? Asking for my whole family.",
      "We used this for our first dance. Thank you.",
      "Please tour Perth.",
    ],
  },
  "film-tv": {
    starts: {
      "Kinshasa to Kimberley":
        "A road trip with a man who has driven both. He says the potholes are about the same.",
      "The tailor of Sunshine":
        "He has made four hundred wedding suits and never worn one. Then his daughter gets engaged.",
      "Salt road":
        "Three friends try to walk from the You Yangs to the sea with one map between them.",
      "Night shift": "A cleaner, a baker and a nurse keep missing the same bus.",
      "Grandmother's garden": "Okra, sorghum and a fence that the council would like a word about.",
    },
    ends: {
      "short film": "Everyone in it lives within ten minutes of the camera.",
      "part one": "Subtitles in English and Swahili. Part two is up next.",
      "part two": "Watch part one first, or don't. You'll catch up.",
      "behind the scenes": "What went wrong, mostly. Also lunch.",
    },
    artists: [],
    remarks: [
      "The scene at the window got me.",
      "Is that the milk bar on Hampshire Road?",
      "My dad wants to know who made the suit.",
      "Please put this on at the cinema in Sunshine.",
      "When is the next one?",
    ],
  },
  "talk-shows": {
    starts: {
      "What my mother packed":
        "Three guests open the suitcase their mother came with, or tell us what was in it.",
      "Money at the table":
        "Who pays, who sends, who doesn't ask. We talk about the bill before it arrives.",
      "Two languages, one house":
        "What do you tell a five-year-old who understands everything and answers in English?",
      "Who cuts your hair": "A barber, a braider and a man who has done his own since 1994.",
      "The first winter":
        "Nobody told us about July. Guests remember the cold, the kindness and the first doona.",
    },
    ends: {
      "with guests": "We ask one question and let the pot decide how long the answer takes.",
      "your questions": "You wrote in, we read them out. Keep them coming.",
      "the long version": "Uncut, including the part where the rice boiled over.",
      "five answers": "Five people, five minutes each, no interrupting.",
    },
    artists: ["Aminata and guests"],
    remarks: [
      "I argued with the screen for twenty minutes.",
      "Please do one in Tigrinya.",
      "Auntie in the yellow scarf for Prime Minister.",
      "My mum packed a mortar and pestle. She says it was the right call.",
      "We watched this together and then had to have the conversation.",
    ],
  },
  vlogs: {
    starts: {
      "Three cups": "A whole coffee ceremony in our kitchen, from green beans to the last round.",
      "Knotless braids in four hours": "Two braiders, one very patient model and a lot of tea.",
      "Wash day in a hard-water suburb": "What the tap does to your curls, and what helps.",
      "Cutting cloth for a wedding":
        "Forty metres of lace, one pair of scissors and no second chances.",
      "Market morning": "Up at five, set up by six, sold out of sambusa by nine.",
    },
    ends: {
      "the long way": "Nothing sped up. Put it on while you cook.",
      "start to finish": "With the mistakes left in.",
      "what I'd do again": "And the two things I won't.",
      "for beginners": "What to buy, what to skip, and when to stop for tea. Ask anything below.",
    },
    artists: [],
    remarks: [
      "Tried this on the weekend and it worked.",
      "Booked after watching this.",
      "The bit about the water pressure is so true.",
      "Can you do one for 4C hair?",
      "More Sundays like this please.",
    ],
  },
};

const creatorsByCategory: Record<DemoVideoCategory, readonly number[]> = {
  music: [2, 0],
  "film-tv": [0],
  "talk-shows": [1],
  vlogs: [3],
};

const businesses = ["jebena-coffee-house", "ubuntu-braid-studio", "kumasi-cloth-house"];
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789";
const padToTwoDigits = (count: number) => String(count).padStart(2, "0");

/** Always the same eighty. */
export function makeDemoVideos(): DemoVideo[] {
  return getKeys(words).flatMap((category, kind) => {
    const { starts, ends, artists, remarks } = words[category];
    return Object.entries(starts).flatMap(([start, about], first) =>
      Object.entries(ends).map(([end, more], second) => {
        const place = first * 4 + second;
        const at = kind * 20 + place;
        const videoCreator =
          demoCreators[creatorsByCategory[category][at % creatorsByCategory[category].length] ?? 0];
        if (!videoCreator) throw new Error("a demo video without a creator");
        return {
          id: `VID-DEM${padToTwoDigits(at)}226`,
          vidId: `demo-${letters[at % letters.length]}${letters[(at * 7) % letters.length]}-${padToTwoDigits(at)}x`,
          creator: videoCreator,
          category,
          title: `${start}, ${end}`,
          artist: artists[place % artists.length] ?? null,
          description: `${about} ${more}`,
          durationSeconds: 190 + ((at * 577) % 2400),
          business: at % 5 === 0 ? (businesses[(at / 5) % businesses.length] ?? null) : null,
          likes: (at * 37) % 61,
          comments: Array.from(
            { length: at % 5 },
            (_, turn) => remarks[(first + turn) % remarks.length] ?? "",
          ),
          daysAgo: 2 + ((at * 13) % 83),
        };
      }),
    );
  });
}
