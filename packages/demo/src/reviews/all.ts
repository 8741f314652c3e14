import { type Random, random } from "@boab/art/random";
import type { Tie } from "@boab/contracts/reviews/ties";
import { daysBefore } from "../businesses/compose.ts";
import type { DemoBusiness } from "../businesses/demo-business.ts";
import { makeDemoCrowd } from "../crowd.ts";
import { salonTerms } from "../salons/all.ts";
import { findSayings, replies } from "./sayings.ts";

export interface DemoReview {
  businessId: string;
  authorId: string;
  rating: number;
  comment: string;
  tie: Tie;
  createdAt: string;
  /** Who found it helpful. */
  helpfulTo: string[];
  reply: { body: string; createdAt: string } | null;
}

const reviewedBusinessCount = 120;

/** The listing that shows everything has more than a page of them. */
const topReviewedSlug = "ubuntu-braid-studio";

/** Reviews of the first businesses of the directory and of all hair businesses; always the same. */
export function makeDemoReviews(businesses: readonly DemoBusiness[]): DemoReview[] {
  const crowd = makeDemoCrowd();
  return businesses
    .filter(({ isLive }) => isLive)
    .filter(({ slug }, index) => index < reviewedBusinessCount || salonTerms.has(slug))
    .flatMap((business) => {
      // Nobody reviews their own business.
      const others = crowd.filter(({ username }) => username !== business.ownerUsername);
      return makeReviews(
        business,
        others.map(({ id }) => id),
      );
    });
}

function makeReviews(business: DemoBusiness, crowd: readonly string[]): DemoReview[] {
  const dice = random(`reviews of ${business.slug}`);
  const count = business.slug === topReviewedSlug ? 24 : dice.whole(1, 12);
  const people = shuffle(dice, crowd);
  const [authors, others] = [people.slice(0, count), people.slice(count)];
  // Nobody repeats what somebody else said about the same business.
  const comments = {
    praise: listComments(dice, business, "praise"),
    fair: listComments(dice, business, "fair"),
    poor: listComments(dice, business, "poor"),
  };
  const answers = {
    praise: shuffle(dice, replies.thanks),
    fair: shuffle(dice, replies.noted),
    poor: shuffle(dice, replies.sorry),
  };
  return authors.flatMap((authorId) => {
    const rating = pickRating(dice);
    const mood = rating >= 5 ? "praise" : rating >= 3 ? "fair" : "poor";
    const comment = comments[mood].shift();
    if (comment === undefined) return [];
    const ageDays = dice.between(1, 240);
    const hasReply = dice.chance(mood === "poor" ? 0.7 : 0.3);
    const body = hasReply ? answers[mood].shift() : undefined;
    return [
      {
        businessId: business.id,
        authorId,
        rating,
        comment,
        tie: pickTie(dice),
        createdAt: daysBefore(ageDays),
        helpfulTo: others.slice(0, dice.whole(0, 8)),
        reply:
          body === undefined
            ? null
            : { body, createdAt: daysBefore(Math.max(0, ageDays - dice.between(0.5, 4))) },
      },
    ];
  });
}

/** In an order of the business's own: mostly about its trade, with a few that would fit anywhere among them. */
function listComments(dice: Random, business: DemoBusiness, mood: "praise" | "fair" | "poor") {
  const { ofTrade: tradeSayings, ofAny: generalSayings } = findSayings(business, mood);
  const [own, general] = [shuffle(dice, tradeSayings), shuffle(dice, generalSayings)];
  const few = general.splice(0, Math.ceil(own.length / 3));
  return [...shuffle(dice, [...own, ...few]), ...general];
}

function pickRating(dice: Random): number {
  const roll = dice.next();
  if (roll < 0.62) return 5;
  if (roll < 0.84) return 4;
  if (roll < 0.92) return 3;
  return roll < 0.97 ? 2 : 1;
}

function pickTie(dice: Random): Tie {
  if (dice.chance(0.88)) return "customer";
  return dice.pick(["knows owner", "worked here", "similar business"]);
}

function shuffle<T>(dice: Random, list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, place: dice.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
