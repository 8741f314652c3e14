import type { Trade } from "./trade.ts";

export const restaurants: readonly Trade[] = [
  {
    fits: /cater|feasts|party kitchen|buffet/i,
    praise: [
      "Fed 140 at our wedding and there was still enough for the drummers.",
      "Three kinds of rice, all hot, all on time. My in-laws are still talking about it.",
      "They handled a funeral lunch with so much care. We didn't have to think about a thing.",
      "The tasting sold us. The day itself was even better.",
    ],
    fair: [
      "Food was excellent. They arrived right on time when we'd hoped for a bit early.",
      "Lovely spread, but we ran out of the vegetarian dish first.",
    ],
    poor: ["Two trays short, and it took an hour to fix. The guests had moved on to cake."],
  },
  {
    fits: /bakery|bread house|cakes|pâtisserie|sourdough|beignet|basbousa/i,
    praise: [
      "Got there at six and the bread was still too hot to slice.",
      "My daughter's cake looked like the picture and tasted better than it.",
      "Meat pies like the ones outside my school. I nearly cried in the car.",
      "Bought ten puff puff for the family. Four made it home.",
    ],
    fair: [
      "Beautiful bread. Get in before nine or it's gone.",
      "Good cake, though a little sweet for us.",
    ],
    poor: ["They got the name on the cake wrong and offered to scrape it off."],
  },
  {
    fits: /coffee|cafe|tea room|espresso|buna/i,
    praise: [
      "Three rounds, popcorn and nobody hurrying us. A perfect Sunday.",
      "Best macchiato on this side of town, and the beans come home with me.",
      "I study here twice a week. They know my order and my exam dates.",
      "Cardamom tea and a warm mandazi on a wet morning. What more do you want?",
    ],
    fair: [
      "Coffee is great. Seats are few after ten.",
      "Lovely place, but bring cash for anything under ten dollars.",
    ],
    poor: ["Twenty minutes for a flat white with two people in front of me."],
  },
  {
    fits: /injera|tibs|doro|zigni|camel|kitfo|ethiopia|teff/i,
    praise: [
      "Best kitfo outside Addis. My father agrees, and he never agrees.",
      "Soft injera with the right amount of sour. We ordered a second plate.",
      "They made a fasting platter for six without blinking.",
      "The shiro tastes like my grandmother's. I don't say that lightly.",
    ],
    fair: [
      "Great food, slow kitchen on Friday night. Go early.",
      "Tasty platter. I'd have liked more greens and less cabbage.",
    ],
    poor: ["The injera was dry and they'd run out of tibs by seven."],
  },
  {
    fits: /braai|boerewors|shisanyama|sadza|bunny chow|bobotie|\bpap\b/i,
    praise: [
      "The smell of the fire got us from the car park. The boerewors did the rest.",
      "Proper pap, proper chakalaka. My husband went quiet for ten minutes.",
      "We drove an hour for the bunny chow and we'd do it again.",
      "Took my workmates, who'd never had it. Now they won't stop asking.",
    ],
    fair: [
      "Meat was great. Take a jumper, it's mostly outside.",
      "Loud on a Saturday, but that's half the point.",
    ],
    poor: ["Ordered medium and got charcoal. They did offer another."],
  },
  {
    fits: /nyama|pilau|ugali|pondu|chapati|rolex|matoke/i,
    praise: [
      "Choma carved at the table with kachumbari on the side. Just like home.",
      "The pilau took me straight back to my aunt's place in Mombasa.",
      "Chapati fresh off the pan, and they let my son flip one.",
      "We ordered by the half kilo and kept ordering.",
    ],
    fair: [
      "Very good goat. Bring patience, it takes as long as it takes.",
      "Nice ugali. The sukuma was a bit salty for me.",
    ],
    poor: ["Cold pilau, twice. The waiter was lovely about it."],
  },
  {
    fits: /ful\b|falafel|sudan/i,
    praise: [
      "Ful, falafel and tea with milk for the four of us, and change from sixty.",
      "My uncle has breakfast here every Friday. Now I do too.",
      "Sesame oil on the ful, as it should be. Don't skip the bread.",
    ],
    fair: ["Great breakfast. The lamb needs another ten minutes."],
    poor: ["We waited forty minutes for eggs."],
  },
  {
    fits: /jollof|egusi|waakye|kenkey|thieb|yassa|mafé|tilapia|pounded yam/i,
    praise: [
      "The jollof tastes like my auntie's. I went back the next day.",
      "Pepper soup cleared a cold I'd had for a week.",
      "Pounded yam as smooth as it gets. We ate with our hands and made a mess.",
      "Generous plates and staff who tease you if you leave anything.",
    ],
    fair: [
      "Good flavour, small piece of chicken for the price.",
      "Lovely food. They forgot our plantain and we were too full to mind.",
    ],
    poor: ["The rice was cold in the middle. I expected better on a quiet night."],
  },
  {
    fits: /suya|dibi|brochette|charcoal|night grill/i,
    praise: [
      "Suya with real heat. Ask for extra onions.",
      "Midnight, after a double shift, and they still had a smile and hot plantain.",
      "Ate it out of the paper on the bonnet of the car. Perfect.",
      "The grilled fish is worth the queue, and the queue is good company.",
    ],
    fair: ["Delicious, but there's nowhere to sit down.", "Go before ten if you want the fish."],
    poor: ["The chicken was dry and my order came out last."],
  },
];
