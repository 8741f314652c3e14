import type { Trade } from "./trade.ts";

export const services: readonly Trade[] = [
  {
    fits: /\bwigs?\b|weave/i,
    praise: [
      "Nobody at work has noticed it's a wig, and I've stopped telling them.",
      "She cut the lace in front of me and explained every step.",
      "Fitted after chemo, in private, without one wrong word. Thank you.",
      "My old unit came back looking better than new.",
      "The colour match was perfect under three different lights.",
      "Glueless, weightless, and I slept in it on a plane.",
      "She remembered my cap size from last year.",
    ],
    fair: [
      "Beautiful install. The glue smell takes a day to go.",
      "Lovely result, though we started twenty minutes late.",
    ],
    poor: ["The lace lifted after four days. They redid it, but I had to come back."],
  },
  {
    fits: /natural hair|coil|curl|crown and comb|covered chair/i,
    praise: [
      "First cut that looked right dry and wet.",
      "They wrote down what to buy, and it cost twelve dollars.",
      "My silk press survived a Brisbane summer and a toddler.",
      "Big chop, no tears, and a photo for my mum.",
      "I left knowing what porosity means and why my hair hated me.",
      "My daughter sat still for an hour and asked for the mirror. Twice.",
      "They talked me out of colour and were right.",
    ],
    fair: [
      "Great treatment. Wash day there is a whole morning.",
      "Good shape, a touch shorter than I'd asked.",
    ],
    poor: ["They used a product I'd said I'm allergic to. Apologised, but still."],
  },
  {
    fits: /braid|locs|twists|natural hair|hair studio|\bhair\b|fulani/i,
    praise: [
      "Knotless in four hours and not one headache. The kids' corner saved my afternoon.",
      "Neat parts, gentle hands, fair price. Booked my next visit before I left the chair.",
      "Locs washed, twisted and happy. So am I.",
      "First salon where my daughter didn't cry.",
      "Two of them worked on me and I was out by lunch. Six weeks later it still looks fresh.",
      "She told me my edges needed a rest and talked me out of a style. That's honesty.",
      "My hair has never been this healthy. They explain what they use and why.",
      "Tea, music and good gossip. I'd go even if I were bald.",
      "Booked at midnight, sat down at nine, waist-length by lunch.",
      "The deposit came off the price, and the price was the price.",
      "She parted with a ruler. I have never been so even.",
      "Boho ends for my fortieth. I got stopped twice on the tram.",
      "They fixed what somebody else had started, and never said a word about it.",
      "My retwist lasted seven weeks and two beach trips.",
    ],
    fair: [
      "Lovely work. Bring a book, it takes a while.",
      "Cornrows lasted three weeks. I'd hoped for four.",
      "Great braids, but they ran half an hour behind.",
      "Perfect parts. The chair could be softer for five hours.",
      "Happy with them, though hair was extra and I hadn't read that.",
    ],
    poor: [
      "The first style slipped after ten days. They fixed it the same afternoon, though.",
      "Too tight, and I said so twice. I took them out after two nights.",
    ],
  },
  {
    fits: /barber|fade|cuts\b/i,
    praise: [
      "Cleanest line-up I've had since I moved here.",
      "My boys ask when they can go back. That has never happened with a haircut.",
      "Took his time with the beard and wouldn't let me leave until it was even.",
      "Good cut, good music, and I won the argument about Arsenal.",
      "Booked a name, got that name, on time.",
      "He asked how I wear it to work before he picked up the clippers.",
      "My son got a lollipop, I got my Saturday back.",
      "Three barbers in this suburb, one waiting list, guess where.",
      "He squared my hairline without stealing half of it.",
      "Waves laid, beard even, home before the game.",
    ],
    fair: [
      "Sharp fade. The wait on a Saturday is real.",
      "Happy with the cut. Cash only when I went.",
      "Good taper. My usual barber was away and nobody had said.",
      "Clean work, loud television.",
      "Solid cut, a bit quick around the ears.",
    ],
    poor: ["In and out in eight minutes, and it looked like it."],
  },
  {
    fits: /tailor|atelier|sewing|alteration|bridal|gele|agbada|kemis/i,
    praise: [
      "My agbada fits like it was poured on. Two fittings, no drama.",
      "Five bridesmaids, five shapes, one very calm tailor.",
      "She fixed the zip on my mother's lace and you can't tell it was ever broken.",
      "Brought a photo and some cloth. Got exactly the photo.",
    ],
    fair: [
      "Beautiful finish. It needed one more fitting than planned.",
      "Ready a day late, but worth it.",
    ],
    poor: ["The hem was uneven and I only noticed at the party."],
  },
  {
    fits: /\btax\b|account|bookkeep/i,
    praise: [
      "I came with two years of receipts in a bag. Nobody laughed.",
      "Found a deduction the last bloke missed three years running.",
      "Explained BAS to me in ten minutes. I've been pretending to understand it since 2019.",
      "Answers emails, which is more than I can say for my old accountant.",
    ],
    fair: [
      "Good advice. Book well ahead in July.",
      "All done properly, it just took a fortnight longer than I'd hoped.",
    ],
    poor: ["I had to chase them for my return. It was right when it came."],
  },
  {
    fits: /clean|shine|home care/i,
    praise: [
      "Got our whole bond back. The agent asked who we'd used.",
      "Same two women every fortnight, and the place smells of nothing at all. Perfect.",
      "They did the oven. I'd forgotten it had a window.",
      "On time, careful with the plants, and kind to a very nervous dog.",
    ],
    fair: [
      "Good clean. They missed the top of the fridge.",
      "Happy overall. I'd like a text when they're running late.",
    ],
    poor: ["The bathroom had to be done again. They came back, but I'd taken a day off."],
  },
  {
    fits: /auto|motors|mechanic|towing|tow truck|workshop/i,
    praise: [
      "Showed me the old part, then the new one, then the bill. In that order.",
      "Got me off the freeway at 2 am and wouldn't take a tip.",
      "Told me the brakes had another year in them. Another place wanted nine hundred dollars.",
      "My taxi was back on the road the same afternoon.",
    ],
    fair: ["Good mechanics. The waiting room could use a heater.", "Fixed on the second visit."],
    poor: ["Quoted 300, charged 420. They explained it afterwards, not before."],
  },
  {
    fits: /freight|mov(ers|ing)|cargo|removal|barrel/i,
    praise: [
      "Our barrel got to Tema in seven weeks with everything in it.",
      "Two blokes, three flights of stairs, one piano. Not a scratch.",
      "They sent a photo at every port. My mother printed them all.",
      "Charged for four hours when it took four and a half.",
    ],
    fair: [
      "Everything arrived. It took three weeks longer than they said.",
      "Careful movers, but the truck was a squeeze.",
    ],
    poor: ["One box turned up in the wrong suburb. It took a week to get it back."],
  },
  {
    fits: /photo|lens|film/i,
    praise: [
      "Finally, wedding photos where my skin looks like my skin.",
      "Six cousins under five, and somehow everyone's looking at the camera.",
      "She made my dad laugh. There's no other photo of him laughing.",
      "Photos came back in two weeks and we couldn't choose.",
    ],
    fair: [
      "Great pictures. I'd have liked a few more of the food.",
      "Album was late, but it's beautiful.",
    ],
    poor: ["Missed the cake. How do you miss the cake?"],
  },
  {
    fits: /event|celebration|hire|\bDJ\b/i,
    praise: [
      "The hall looked like a palace by four. It had been a basketball court at noon.",
      "Our MC did both languages, and both families laughed at the same jokes.",
      "The DJ kept three generations on the floor until they turned the lights on.",
      "One person to ring for everything. I was a guest at my own party.",
    ],
    fair: ["Lovely decorations. Pack-up was noisy.", "Great night, though the chairs came late."],
    poor: ["The sound cut out during the speeches. Twice."],
  },
];
