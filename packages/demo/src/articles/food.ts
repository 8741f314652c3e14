import type { WrittenArticle } from "./demo-article.ts";

export const food: readonly WrittenArticle[] = [
  {
    title: "Millet is not a trend",
    subtitle:
      "A Perth baker on the grain that fed her village and now fills her shop on Saturdays.",
    excerpt: "A Perth baker on the grain that fed her village and now fills her shop on Saturdays.",
    lede: "The first sack cost me forty dollars and my reputation, because the loaf that came out of it could have held a door open.",
    category: "Food",
    tags: ["Baking", "Grains", "Perth"],
    authors: ["mariam-sow"],
    picture: {
      theme: "kitchen",
      alt: "A steaming bowl on a patterned cloth",
    },
    daysAgo: 6,
    text: `
I was a wheat baker then. I had learnt in a hotel, on white flour that behaved itself, and I thought I knew dough. Then a woman came to the counter on a Tuesday and asked whether I had anything made of millet. She was from Tambacounda, two hours from where my mother was born. I said no. She said, "And you call yourself Sow?"

So I bought the sack.

## A grain with no patience for flattery

Millet will not stretch. Wheat has a kind of net inside it that catches air, and millet has none. If you treat it as a substitute for something else it sulks. If you ask what it wants to be, it is generous.

What it wants to be, mostly, is porridge, couscous, flatbread, and beer. In my mother's house it was *lakh*, a thick porridge with soured milk, and it was what you ate when there was a birth, and also on Wednesday. Nobody called it ancient. Nobody called it super. It was called dinner.

> Nobody called it ancient. Nobody called it super. It was called dinner.

I started again from there. I stopped trying to make a loaf and made the porridge. I let it cool in a tray, cut it into squares and toasted them with butter. I sold eight on the first Saturday. The next week a man bought all of them before nine and asked me not to tell anyone.

## What I do now

My millet bread is a compromise, and I am at peace with it. A third of the flour is millet, toasted first in a dry pan until the kitchen smells of popcorn and warm hay. The rest is a strong wheat from the Wheatbelt. The toasted flour gets scalded with boiling water and sits overnight. By morning it is sweet. It goes into the dough as a paste, and the loaf keeps soft for days.

It is not a bread for people who must avoid wheat, and I say so on the label. For them there are the pancakes, thin as lace, made of millet and water and a spoon of yesterday's batter.

[business teff-and-honey]

## Where to find it

When I began, I got it from a pet shop. I am not ashamed. It was clean, it was cheap, and the budgerigars of Perth have excellent taste. These days any African or Indian grocer has three kinds. Look for pearl millet if you want flavour, or finger millet if you want colour. Smell the bag if you can. It should smell of almost nothing. If it smells of paint, the oil in it has turned, and no recipe will save you.

Buy a little at a time and keep it in the fridge. It was never meant to sit in a warehouse. It was meant to be pounded at five in the morning by somebody singing.

[picture table | A round loaf on a cloth | The Saturday loaf, a third millet.]

## My mother's porridge, more or less

For four people who have somewhere to be.

- Two cups of coarse millet flour
- Six cups of water and a good pinch of salt
- A cup of yoghurt or buttermilk
- Sugar, and a scrape of nutmeg if nobody from my family is watching

1. Wet the flour with a little of the water and rub it between your hands until it is in crumbs.
2. Bring the rest of the water to the boil with the salt and rain the crumbs in, stirring.
3. Turn it low and keep stirring for about fifteen minutes, until the spoon leaves a track.
4. Eat it warm with the yoghurt poured around it like a moat.

The woman from Tambacounda still comes on Tuesdays. She has never told me that anything is good. But last winter she brought her sister, who was visiting from Dakar, and stood her in front of the tray. The sister ate a square. She looked at me, and at the sign with my name on it, and said something quick in Pulaar.

"She says," the woman told me, "that you may call yourself Sow."
`,
  },
  {
    title: "The jollof treaty",
    subtitle: "Two households, one pot and a ceasefire that has held for three Christmases.",
    excerpt:
      "He is from Accra. She is from Lagos. Their neighbours have learnt to bring their own spoon.",
    lede: "The agreement is written on the inside of a cupboard door, in marker, and it has been signed by everyone who was in the kitchen.",
    category: "Food",
    tags: ["Rice", "Family", "Cooking"],
    authors: ["mariam-sow", "abena-owusu"],
    picture: {
      theme: "table",
      alt: "A wide bowl on a bright cloth",
    },
    daysAgo: 17,
    text: `
Article one says that rice may be long-grain or basmati, according to the season. Article two says that nobody shall say *real*. Article three was added on the night itself, in a different hand, and says that the crust at the bottom belongs to the cook.

The kitchen is in Blacktown, and the cooks are Kojo and Temitope, who have been married for nine years and have argued about jollof for ten. "I knew on the second date," says Kojo, "that I would either marry this woman or report her."

## The positions

For anyone new to this: jollof is rice cooked in a sauce of tomato, chilli and onion until each grain is red and separate. It is eaten all along the West African coast, and everyone knows that theirs is the right one. It is a friendly war. Mostly.

Temitope's Lagos jollof is made with parboiled long-grain rice and is cooked covered, on a low heat, until the bottom catches. The smoke is not a mistake. It is called party jollof because at parties it is made over wood, in a pot the size of a bath, and the smoke gets into everything, including your hair and your memories.

Kojo's Accra jollof is basmati, with ginger and a little clove, and meat cooked into it. It is fragrant where hers is smoky. He believes that burnt rice is burnt rice. He has learnt not to say so.

> We could have had two pots. But two pots is how it starts. Then it's two tables.

## The ceasefire

The treaty came about because of Christmas. For years they took turns, and whoever was not cooking stood in the doorway and breathed in a certain way. Their daughter, who was six, asked whether there was jollof in Australia. They both began to answer and then stopped.

So they made a third one. They drew up a list of what neither could live without. Hers: the smoke, and bay leaf. His: ginger, and no argument about ginger. What they both gave up they do not say. The rice is half and half, which every grandmother will tell you is impossible because the grains cook at different speeds. It is possible if the basmati goes in seven minutes later. They found that out on the fourth attempt. The chickens next door had the first three.

[business mama-adaezes-kitchen]

## The base, which is not in dispute

On the red base both embassies agree, so here it is.

- Four ripe tomatoes, or a tin of them
- Two red capsicums
- One large onion, and half of another
- One scotch bonnet, or as much of it as your guests deserve
- Three tablespoons of tomato paste

Blend everything except the half onion and the paste. Slice that half onion and fry it in more oil than you think, until it is gold at the edges. Add the paste and fry it as well, stirring, until it goes from bright to brick. This takes five minutes and cannot be hurried. Then pour in the blended sauce and let it cook down, uncovered, until the oil comes up around the sides and says that it is ready.

"People skip the frying," says Temitope. "Then they write to me that it tastes of tin."

"On this," says Kojo, "there is no border."

[picture kitchen | A pot giving off steam | The oil rises, the argument rests.]

## The doorway

I visited on a Sunday in spring. The pot was on. Temitope stirred with the long spoon, from below, twice and no more. Kojo stood in the doorway and breathed, but only in the ordinary way. Their daughter laid out eight plates, because word gets around, and through the window we could see the neighbours coming up the drive in single file, each holding a spoon.

When it was turned out, there was a dark disc at the bottom of the pot, glossy and almost black. Article three was invoked. Temitope broke the crust in two and looked at both pieces for some time.

Then she gave her husband the bigger one. He ate it. He closed his eyes.

"It's burnt," he said, very quietly, and held out his plate for more.
`,
  },
  {
    title: "A garden the width of a balcony",
    subtitle: "Moringa, okra and scotch bonnet in six pots, from an Auburn third floor.",
    excerpt: "Moringa, okra and scotch bonnet in six pots, from an Auburn third floor.",
    lede: "My balcony is one metre and forty centimetres deep, and last February it produced so much okra that I was avoided in the lift.",
    category: "Food",
    tags: ["Gardening", "Balcony", "Sydney"],
    authors: ["abena-owusu"],
    picture: {
      theme: "leaf",
      alt: "Big leaves in green, orange and gold rising from a pot",
    },
    daysAgo: 22,
    text: `
I did not grow up gardening. I grew up in a flat in Kumasi with a tap on the landing. But my aunt had a yard, and in the yard there were things that you could simply go and get, and I have missed that verb ever since. *Go and get some leaves.* So when I moved to the third floor in Auburn with a rail, a drain and six hours of sun, I bought six pots.

This is what I have learnt in five summers. Some of it I learnt from a pigeon.

## Begin with what you cannot buy

A balcony is too small for potatoes. Grow what costs too much, comes wilted, or never comes at all. For me that is fresh okra no longer than my finger, cocoyam leaves, proper hot peppers, and the herb my aunt called *akoko mesa*, which is a wild basil and makes light soup taste of rain.

Ask before you buy seed online. Australia is strict about what comes in, and for good reasons. Everything I grow came from a local nursery, from a neighbour, or out of something I bought to eat. Scotch bonnet seeds from a ripe pepper will sprout in ten days on top of the fridge.

> Grow what costs too much, comes wilted, or never comes at all.

## The six pots

One and two are okra. It likes heat a good deal more than I do. Give it your biggest pots and the wall that burns your hand in January. Pick every second day, small. The day you forget is the day it turns to rope.

Three is chilli. One plant is enough for a household and its enemies.

Four is moringa, which wants to be a tree. I do not let it. Every time it reaches the rail I cut it back to my knee and strip the leaves into soup. In winter it drops everything and looks dead. It is not dead. Put it against the wall, stop watering, and wait for October.

Five is leaves: amaranth in summer, kale when it is cold. Cut the top and it gives you two.

Six is for visitors. This year it is a sweet potato that sprouted in my cupboard, and I grow it only for the leaves, which are wonderful with groundnut.

[business savanna-grocer]

## Water, weight and the people below

Check the rules of your building, and how much your balcony may hold. Wet soil is heavy. I use plastic pots, not clay, and keep the big ones at the wall and not at the rail. Each stands on a deep saucer, because the lady on the second floor dries her whites beneath me, and peace is also a crop.

In summer I water at night, slowly, twice over. In the worst week I freeze bottles of water and lay one on each pot in the morning. It melts through the day. It looks strange, and it works.

[picture path | A winding path between hills | The view from pot three, more or less.]

## The pigeon

The pigeon came in the second year and sat down in pot five. I made noises. She looked at me as my aunt used to look at men who sold watches. There were two eggs. For five weeks I had no amaranth, and the whole floor came to see. A boy from next door, who had never spoken to me, came every afternoon after school to report.

When they flew, he asked whether he could have the pot. I gave him a smaller one, and a handful of chilli seed. Now there are three balconies on our side with something green over the rail, and a fourth with a tomato that nobody discusses.

## If you have only one pot

Choose sweet potato leaves. Push a sprouted piece into any soil, in any sun, and keep it damp. In six weeks you can go out in your socks with a pair of scissors and *go and get*.

Fry an onion. Add the leaves, washed and torn, and a spoon of peanut paste let down with hot water. Salt, chilli, ten minutes. Eat it with rice, standing at the rail, looking at where it came from.
`,
  },
  {
    title: "Three cups, in order",
    subtitle:
      "The coffee ceremony takes two hours. In a Melbourne lunch break, it takes some negotiating.",
    excerpt:
      "Abol, tona, baraka: the first cup is for pleasure, the second for talk, the third for blessing. What happens if you only have forty minutes?",
    lede: "You can smell it from the tram stop, and people who have never been inside know the hour by it.",
    category: "Food",
    tags: ["Coffee", "Ceremony", "Melbourne"],
    authors: ["saba-haile"],
    picture: {
      theme: "kitchen",
      alt: "Steam rising above a round pot",
    },
    daysAgo: 33,
    text: `
At half past ten the pan goes on. Green beans, washed three times, are pushed around over a small flame until they crackle and turn the colour of a saddle. Then the pan is carried round the room, still smoking, and everyone waves the smoke towards their face. This is not for show. You are being told that it is fresh, and that it is for you.

The room is at the back of a shop in Footscray. There are nine low stools and, at this hour, twelve people. The woman with the pan is Genet, and she has done this every working day for sixteen years.

## The order of things

In Ethiopia and Eritrea the ceremony is an ordinary part of the day, and it has three rounds from the same grounds. The first, *abol*, is strong. The second, *tona*, is made by adding water, and is gentler. The third, *baraka*, is pale as tea and means blessing. It is rude to leave before the third. It is also, in Melbourne, on a weekday, quite hard to stay.

"In the beginning I was strict," says Genet. "Three cups or don't come. Then I saw who was coming. Nurses. Students. A man from the council with a lanyard. They would drink one and look at the clock, and they felt so bad that they did not come back. So what is the blessing for, if it makes people feel bad?"

> First is for the mouth, second is for the talk, third is for the road. If you have no time, I will give you the third one first.

She made a rule of her own. If you have to go, you say so when you sit down, and she pours you a small *baraka* from the pot that was made before yours. You have your blessing. Then you drink the strong one and run.

Purists have complained. She pours for them as well.

## What it is for

The coffee is good. But nobody needs two hours to drink coffee. What they need it for, as far as I can tell, is the middle: the second cup, when the grass has been strewn and the popcorn has gone round and there is nothing to do except talk until the pot comes back.

It is slow by design. The beans are ground by hand. The pot, a *jebena*, is round below and narrow above, and has to settle before it is poured, from high up, in one stream, without stopping. You cannot hurry it and you cannot look at your phone, since you have a tiny cup without a handle in one hand and popcorn in the other.

Things get said. In one morning I heard a lease explained, a cousin forgiven, and a young man talked out of buying a car. No one had come to discuss any of it.

[business jebena-coffee-house]

## At home, with what you have

You do not need the jebena, though they are beautiful. Genet says that a small saucepan will do if you are patient. What you do need is green beans, which Ethiopian grocers sell by the kilo, and a window that opens.

1. Wash a handful of green beans and roast them in a dry pan, always moving, until they are dark and shining. Let everyone smell them.
2. Grind them fine.
3. Bring two cups of water to the boil, add three heaped spoons, and let it rise once. Take it off and let it settle for four minutes.
4. Pour from as high as you dare.
5. Add water and do it again. And again.

Serve popcorn. Nobody can tell me why, but it is always popcorn, and it is always right.

[picture portrait | A woman with her eyes closed, wearing bright earrings | Genet does not measure anything.]

## The third cup

At twelve the council man stands up. He has been three times this month, he tells me, and he has never had the last round. He says so to Genet, who is fanning the coals.

"Sit," she says.

He looks at the clock. We all look at the clock. Then he sits down, and somebody moves the popcorn closer, and the pot comes round for the third time, so pale that you can see the flower painted on the bottom of the cup.

He drinks it. He says that it tastes of hardly anything.

"Yes," says Genet. "That is how you know you have arrived."
`,
  },
];
