import type { Category } from "@boab/contracts/directory/listing-fields";
import { education } from "./trades/education.ts";
import { health } from "./trades/health.ts";
import { restaurants } from "./trades/restaurants.ts";
import { retail } from "./trades/retail.ts";
import { services } from "./trades/services.ts";
import type { Sayings, Trade } from "./trades/trade.ts";

const trades: Record<Category, readonly Trade[]> = {
  Restaurants: restaurants,
  Services: services,
  Retail: retail,
  Health: health,
  Education: education,
};

/** True of any business. */
const everywhere: Sayings = {
  praise: [
    "Warm welcome, fair price, and they remembered my name the second time.",
    "My mum has been going for years. Now I know why.",
    "Answered the phone straight away and did what they said they'd do.",
    "Worth the drive across town. We'll be back.",
    "Everything was ready when they said it would be.",
    "Kind to my kids and patient with my questions.",
    "I've tried most places around here. This is the one.",
    "Honest people. They told me what I didn't need to pay for.",
    "Sent my neighbours there, and they've sent theirs.",
    "Can't fault them.",
    "Five stars from me, and I'm hard to please. Ask my wife.",
    "Felt like visiting family, only better organised.",
    "They stayed open ten minutes for me. Small thing, big difference.",
    "First time, and it won't be the last.",
    "So good to have this close to home.",
    "Friendly from the first message to the last wave.",
    "Did exactly what I asked, and one thing I'd forgotten to ask for.",
    "You can tell they love what they do.",
    "I was nervous about going on my own. I needn't have been.",
    "Told my whole church group. Sorry in advance about the queue.",
    "Quick reply, clear price, no fuss.",
    "They treat my grandmother like their own.",
    "Better than the big places, and I get to keep my money in the community.",
    "Booked on my phone in a minute and it all went smoothly.",
  ],
  fair: [
    "Parking is hard on a Saturday, otherwise very good.",
    "Ran twenty minutes late, though they rang ahead.",
    "Happy with it. A bit dearer than last year.",
    "Nice people. The website still had the old hours.",
    "Good, not great. I'd give them another go.",
    "Hard to find the door the first time. Look for the green awning.",
    "Friendly but busy. I'd book next time.",
    "Solid. Card machine was down, so bring cash just in case.",
    "Really good once it got going.",
    "Would have been five stars with a bit more notice about the delay.",
    "Good service, tiny waiting area.",
    "Nothing to complain about, nothing to write home about.",
    "Nearly perfect. They'd mixed up my booking but sorted it out.",
    "Good value. Opening hours don't suit shift workers.",
    "Lovely owner. You could tell the new person was still learning.",
    "Fine for what I needed.",
    "Good result in the end. I had to ask twice about the price.",
    "Would recommend, with the tip to go on a weekday.",
    "Decent, and close to the station, which counts.",
    "The welcome was better than the wait.",
    "Nice place. The toilet is down two flights of stairs.",
  ],
  poor: [
    "Waited 40 minutes past my booking and nobody said sorry.",
    "Quoted one price, paid another. Tell me before, not after.",
    "Closed when the page said open. Please update your hours.",
    "Left two messages and never heard back.",
    "Might have been an off day. I won't be rushing back.",
    "They'd lost my booking, and somehow that was my fault.",
    "Not what I'd expected from the photos.",
    "I felt rushed from the moment I walked in.",
  ],
};

interface DescribedBusiness {
  category: Category;
  businessName: string;
  description: string;
}

/** What customers of its trade say, and what could be said of any business. */
export function findSayings(business: DescribedBusiness, mood: keyof Sayings) {
  const { category, businessName, description } = business;
  const findTrade = (words: string) => trades[category].find(({ fits }) => fits.test(words));
  // A name says more: a grill may well serve coffee.
  const trade = findTrade(businessName) ?? findTrade(description);
  return { ofTrade: trade?.[mood] ?? [], ofAny: everywhere[mood] };
}

/** What businesses reply. */
export const replies = {
  thanks: [
    "Thank you! See you again soon.",
    "That means a lot to the whole team. Thank you.",
    "Thanks so much. I've read this out to everyone here.",
    "You made our day. Thank you.",
    "Thank you for taking the time to write this.",
    "It was a pleasure. Say hello to the family.",
    "Thanks for the kind words. It was lovely to meet you.",
    "So glad you found us. Come back any time.",
    "Appreciate it! Tell your friends we don't bite.",
  ],
  noted: [
    "Thanks for the honest feedback. We'll work on it.",
    "Thank you. You're right about that, and we're on to it.",
    "Good to hear most of it went well. We'll do better on the rest.",
    "Thanks for coming in, and for telling us.",
    "Fair point. We've had a chat about it this morning.",
    "Appreciate it. Give us another go and we'll aim for the fifth star.",
  ],
  sorry: [
    "You're right, and we're sorry. We've changed it. Please come back and tell us if it's better.",
    "Sorry about that. We were two people short that day, but that's no excuse.",
    "Thanks for telling us. Please ring and ask for me, and I'll put it right.",
    "We got this wrong. I've talked to the team and it won't happen again.",
    "Sorry we let you down. I've sent you a message.",
    "That's not how we like to do things. We're sorry.",
  ],
} as const;
