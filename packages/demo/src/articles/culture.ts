import type { WrittenArticle } from "./demo-article.ts";

export const culture: readonly WrittenArticle[] = [
  {
    title: "The second sleep",
    subtitle: "Our grandmothers woke in the night and did not call it a problem.",
    excerpt:
      "Before electric light, many people slept in two halves. A night with an old habit, and the stories that live in the gap.",
    lede: "My grandmother got up at two every night, put a log on the fire, said a few words to God and to the goats, and went back to bed.",
    category: "Culture",
    tags: ["Night", "Stories", "Grandparents"],
    authors: ["efua-asante"],
    picture: {
      theme: "moon",
      alt: "A crescent moon over dark hills",
    },
    daysAgo: 5,
    text: `
I thought this was just something she did. An odd habit, like keeping her money in the flour. Years later I read that people in many parts of the world used to sleep like that, before there was light at the press of a switch: a first sleep after dark, an hour or two awake, and a second sleep until morning. Historians have found it in letters and court records. I had found it in a kitchen in Koforidua, and had been told to go back to bed.

I'm not a doctor, and this isn't advice. If you sleep badly and it bothers you, see somebody who knows. What interests me is what people did with that hour.

## The hour with no name

I asked everyone over seventy I could find. I rang an aunt, I went to two churches and a seniors' lunch in Sunnybank, and I put a note in a shop that sells yams.

They prayed, mostly. Or they talked. A husband and a wife who had worked side by side all day, and hadn't had a word to spare, lay in the dark and told each other things. Babies were fed. Someone checked on the animals. A woman from Tigray said that her mother used to spin at that hour, by feel, because it was cool and nobody wanted anything from her.

> That was the hour I belonged to myself. In the day I was a mother. At two o'clock I was a person with a spindle.

Several people mentioned stories. There were some, they said, which could only be told then. If you told them in daylight your mother would go blind, or the cooking pot would break. I have heard this rule, in one form or another, from Ghana, from Zambia and from an old man in Alice Springs, who laughed for a long time when I told him about the pot.

## Ananse at two in the morning

My aunt remembered one. She didn't want to tell it to me on the phone, since it was lunchtime. So I set an alarm.

At two in the morning Brisbane time it's four in the afternoon in Ghana, and she saw a difficulty there. We discussed it. In the end she drew the curtains.

It is about Ananse, the spider, who wanted to own all the night. He went around to every creature and asked each to lend him its sleep, only for an hour, and he put all those hours into a gourd. Soon he had so many that he could have slept for a year. But there was nobody awake to tell. So he crept from house to house and shook people by the foot, one after another: *Wake up. Just for a little. I have so much of it.*

"And that," said my aunt, "is who it is, when you wake at two. You needn't be afraid. He only wants company."

[business braddon-highlife-records]

## Trying it

For a month I stopped fighting it. When I woke, as I often do, I didn't look at the time, which is the first rule that everyone gave me. I didn't reach for the phone, which is the second. I went to the kitchen. I lit a candle, because it seemed right, and afterwards a small lamp, because I couldn't find the matches twice.

These are the things I did: I wrote to a friend, by hand. I oiled a chopping board. I sat with the cat. Once I went out onto the steps and the whole street was silver, and a possum walked along the wire with a baby on her back and looked at me as though I were the one who was out late.

Then I went back to bed. Some nights I slept, and some I didn't. I was no more tired than before. But I stopped lying there and adding up the hours like a debt.

[picture sleep | Stars over a range of hills | The street, at an hour that belongs to nobody.]

## What to do with it, according to experts

The experts are between seventy-one and ninety-four.

- Don't look at the clock. It's nobody's business.
- Keep something by for your hands.
- If you live with somebody and they are awake too, talk. If they're asleep, put a hand on them.
- Don't decide anything.
- Tell a story, if there is a child up. But be careful with the pots.

One night last week I found my daughter in the kitchen. She is fifteen and never awake before ten. She was standing at the window in her father's jumper. She couldn't sleep, she said, and there was an exam, and everything was stupid.

I put the milk on. I drew the curtain, although it was dark outside. I told her to sit down and give me her foot, and I shook it.

"*Wake up*," I said. "*Just for a little. I have so much of it.*"
`,
  },
  {
    title: "Highlife on a Sunday in Braddon",
    subtitle: "A record shop, a broken tape deck and the band that everybody's uncle was in.",
    excerpt:
      "In the back room of a Canberra record shop, old men are putting names to old sounds before it's too late.",
    lede: "Every record collector has a white whale, and Kofi Ansah's came in through the door in a pillowcase.",
    category: "Culture",
    tags: ["Music", "Records", "Canberra"],
    authors: ["tesfaye-bekele"],
    picture: {
      theme: "breath",
      alt: "Rings like the grooves of a record",
    },
    daysAgo: 13,
    text: `
It was a wet Sunday and there were two people in the shop. One of them was asleep. A woman in a raincoat came in with a pillowcase and asked whether he took cassettes. He doesn't. But she'd come on the bus from Queanbeyan, so he looked.

There were thirty-one of them. The labels were in biro, in a small upright hand. *Kumasi 1974, Rex Hotel. Sunyani 1976, wedding of Yaa. Practice, with mistakes.* They were her father's. He had died in the winter. She'd been going to throw them out, and then had thought that somebody ought at least to hear what they were.

Kofi put one on. There was a hiss, and then a guitar, like water being poured from high up. He turned round and woke the man in the chair.

## The band that nobody recorded

Highlife is dance music from the coast of Ghana: guitars that chatter to each other, horns when there is money for them, a rhythm that won't let you stand on both feet at once. It went everywhere in the fifties and sixties. The big bands made records, and those can be found, for a price. But for each band that was recorded there were twenty that weren't. They played at weddings and at hotels with a generator, and if somebody had a cassette player, somebody pressed the button.

"This is not in any book," says Kofi. "I have the books."

> We all know the ten famous songs. I wanted to hear the eleventh one, which they played at the end, when the bus had gone and nobody could go home.

He knew what he was listening to. He didn't know who. So he put up a card in the window: *Do you recognise these people? Sunday, 3 pm. Bring ears.*

## Bring ears

Seven men came to the first one, none of them under seventy. They had suits on. Kofi served malt and put on *Kumasi 1974* and for some minutes nobody spoke. Then a retired surveyor called Mr Boateng raised his hand, as though in class.

"The second guitar," he said, "is my brother."

He was sure. There was a way of falling off the note. They'd shared a room. He asked for it again, and then a third time. He hadn't heard his brother play since 1979.

That is how it has gone on. There are now up to thirty people on a Sunday: old men, their wives, who remember far more and are usually right, and lately some students with laptops. A tape is played. Somebody knows the singer, or the hotel, or the dress that his sister wore. It's written down in a ledger, with the name of whoever said it. If two people disagree then both are written down. There's a good deal of disagreement.

[business braddon-highlife-records]

## How to save a cassette

If you have some in a box, this is what they've learnt at the shop, partly the hard way.

1. Don't play it on the first machine you find. Old players eat tape. Have one cleaned.
2. Copy it once, in full, including the silence and the talking. The talking is often the best of it.
3. Write down what's on the label exactly as it is, mistakes and all.
4. Sit down with the oldest person you know and play it to them. Record that, too.
5. Ask the family before you share anything. It belongs to somebody.

The students have made copies of all thirty-one. They were rather proud of a program that takes out the hiss. The old men listened politely and asked them to put it back. Without the hiss, they said, you couldn't hear the room.

[item Hanging textile, ochre]

## Practice, with mistakes

The last tape was *Practice, with mistakes*. They'd kept it till the end, and the woman from Queanbeyan came for it. Her name is Adwoa. She'd been to most of the Sundays. She sat at the back, in the raincoat.

It was forty minutes of stopping and starting. Someone counts in, someone comes in wrong, there's laughter. A voice says in Twi, quite close to the microphone: *Again. And this time, as though we like each other.* They start again, and suddenly it's all there, the guitars running up and down like children on stairs.

"That's him," said Adwoa. "That's my dad. That's how he talked."

She had only ever known him tired. He'd driven a bus here for thirty years. He never spoke of a band.

Mr Boateng got up. He crossed the room, which took some time, and held out his hand. It wasn't to shake. He was asking her to dance. She said that she didn't know how. He said that there was nothing to know, you simply had to like each other. So in the back room of a shop in Braddon, between the jazz and the soundtracks, with thirty people clapping on the off-beat, they did.
`,
  },
  {
    title: "What the weaver left out",
    subtitle: "Every strip of cloth has a mistake in it. It is there so that you can breathe.",
    excerpt:
      "A textile conservator, a weaver and a teenager with a loom from the hard rubbish on what a pattern is for.",
    lede: "If you look closely, there is always a thread that goes the wrong way, and it took me years to understand that it had been put there.",
    category: "Culture",
    tags: ["Textiles", "Craft", "Adelaide"],
    authors: ["tesfaye-bekele", "nomsa-dube"],
    picture: {
      theme: "water",
      alt: "Bands of colour in rows",
    },
    daysAgo: 24,
    text: `
I was shown it by a conservator in the basement of a museum, with gloves on. The cloth lay on a table beneath a sheet. It was a man's cloth, woven in narrow strips and sewn together, blue and white and a red like rust. She moved a lamp. About a hand's width from one corner a single white thread ran over where it ought to have run under, and after that the whole pattern carried on, as though nothing had happened.

"In the catalogue that's *weaving fault*," she said. "I've seen it on seven of them. It's in the same corner every time."

## Ask a weaver

So I asked one. Issa Kone is sixty-six and came to Adelaide from Mali by way of Abidjan. He worked for twenty years in a car factory, until it closed. He has a loom in his carport which he built out of a bed.

I described the thread to him. He smiled for some time.

"If it's perfect," he said, "then it's finished. And if it is finished, where do you get out?"

> If it's perfect, then it's finished. And if it is finished, where do you get out?

He was taught it as a boy. A weaver sits in his cloth for weeks. He ought to leave a door. Other weavers told me other reasons: that only God makes things without a fault, that it is a signature, that it confuses the evil eye. A woman in Port Augusta who makes baskets with her aunties heard me out and said that she knew about that, and that it wasn't hers to tell.

I have come to like having several reasons. It seems right for a door.

## The loom in the carport

These narrow looms are wonderfully simple. The warp, which is the long threads, runs out across the yard to a heavy stone on a sledge. As you weave, the stone comes slowly towards you. Issa's stone is a car battery. You can see from the kitchen how the work is going by how far away the battery is.

The cloth that comes off it is no wider than your hand. You weave a strip as long as a cricket pitch, cut it, and sew the lengths together, and only then is there a pattern, because what looked like random blocks turn out to have been counted so that they meet. Issa keeps all this in his head. He doesn't draw it. When I asked him how he knew, he beat it out on his knee. It is a rhythm.

[business kumasi-cloth-house]

[item Strip weave cushion 50 cm]

## The apprentice

There's a girl on the next corner. Her name is Maddie, she's fourteen, and she had found a table loom in the hard rubbish and couldn't make it go. She'd watched his battery from over the fence for about a week. One day she carried the loom across and put it down at his feet.

He showed her what was broken. Then he showed her how to count. Her mother came, somewhat anxious, and stayed, and now comes with a folding chair.

Maddie is quick and very exact. She undoes anything that isn't right. Her first real strip took her the whole of the summer holidays, and it was flawless. She spread it across the bonnet of the car so that Issa could inspect it.

He went along it with his thumb, slowly, from one end to the other. He told her that it was beautiful work. Then he asked where she'd left the door.

[gallery water breath path | Count, beat, move the battery]

## Looking after cloth

If you own something woven by hand, the conservator has a few plain rules.

- Keep it out of the sun. Light does more harm than feet.
- Wash it rarely, by hand, in cool water, and dry it flat.
- Don't fold it in the same place each time. Better still, roll it.
- Write down what you know about it: who made it, who gave it to you, where. Put that with the cloth. It's half of what it is worth.

[picture table | Folded cloth beside a bowl | Half of what it's worth is the story.]

## The corner

I went back in autumn. Maddie had a new strip on the loom, indigo and white. It was a good deal more complicated than the first. She was going fast, and the battery was nearly at her feet.

Near the end she stopped. She looked at the threads for a while. I could see that it cost her something. Then she took the shuttle and passed it, just once, over where it should have gone under, and beat it in.

She looked round. Issa was at the far end of the yard, with his back turned, doing something to the lemon tree. He couldn't possibly have seen.

"Good," he said, to the tree.
`,
  },
  {
    title: "Africa Day at the end of the jetty",
    subtitle: "In Busselton, on the last Sunday in May, somebody always brings a drum.",
    excerpt:
      "Nine families, one barbecue plate and a jetty almost two kilometres long: how a small town's celebration grew up.",
    lede: "The first year there were nine of us and it hailed.",
    category: "Culture",
    tags: ["Africa Day", "Celebration", "Western Australia"],
    authors: ["abena-owusu"],
    picture: {
      theme: "path",
      alt: "A pale path leading to the horizon",
    },
    daysAgo: 58,
    text: `
Nine families, in a town where each had believed that it was the only one. We'd found each other through a woman who worked at the post office and noticed the stamps. She was from Busselton, and her name was Pat. She put a card in each of our boxes: *There are more of you. Sunday, the foreshore, I'll bring a salad.*

The twenty-fifth of May is Africa Day. In 1963 the leaders of thirty-odd countries met in Addis Ababa and agreed to be a continent. In Busselton, in 2011, it was mainly an excuse to find out who on earth was cooking with all that palm oil.

It hailed. We ate standing up, beneath the roof of the public toilets. Nobody went home.

## The walk

I can't remember who thought of the jetty. It's famous, and very long, close to two kilometres, straight out into the sea. A child wanted to see the end of it. So we all went, in coats, with our plates. Someone had a drum in the car. By the time we'd got to the end we were in step, and there was nothing to do but turn round and dance back.

Now it's what we do. Each year, at three, whoever's there walks out to the end. Elders go on the little train. When everyone has arrived there's a minute's quiet, for those who crossed water and those who did not get across. A Wardandi Elder welcomes us to that country, each time, and each time he tells us a different thing about the bay.

> You walk out as nine families. You turn round and there are two hundred people coming towards you, and you think: who are they? And they are you.

Then there is the drum.

## Who comes

Two hundred and thirty, last year. They come from Bunbury, from Margaret River and from Albany, which is four hours. There are fruit pickers and anaesthetists. There's a Zimbabwean man who makes cheese. There is always a carload of students from Perth who've heard that there is free food, and they are the first to be given a tea towel.

And there's the town. In the second year people stopped and watched. In the third they asked. By now about half of those who walk were born within fifty kilometres of the jetty. Pat was in front until she was eighty-eight. For the last two years she went on the train, and waved as though she were the Queen.

[business broome-pearl-and-bead]

[item Bolga market basket, large]

## The plate

There are no stalls. That was voted on. There's one barbecue plate, thirty tables in a row, and the rule is that you must take something from a table that's not yours. Children get a card with the countries on it and have it ticked. The child with the most ticks gets to hit the drum first.

What's on the tables I couldn't list. I remember a pot of *waakye* that had travelled from Geraldton strapped in by a seat belt. Braai, obviously, and an argument about it. Injera that came by post. Lamingtons, in a pyramid, which had been dusted by somebody's aunt with suya spice. These vanished in four minutes and have come back every year since.

[picture kitchen | A steaming dish on a long table | Take something from a table that is not yours.]

## If you are the only one in your town

You're not. But it can take a while to find out. Here's what worked for us.

- Ask at the post office, the library and the hospital. They know.
- Choose a date that already exists. Then nobody has to remember it.
- Ask whose country you are on, and invite them first, properly, and early.
- Do one thing that costs nothing and that children will insist on.
- Expect hail.

## The end of the jetty

Pat died in March. She was ninety. At the funeral we took up three pews, and the minister, who was new in town, asked afterwards how she had known us. Nobody could think how to put it. "She brought a salad," somebody said.

So this May it was a longer minute. It was a clear day, without wind, and the sea had no colour at all. Two hundred people stood on a strip of planks as far from land as you can get on foot. You could hear the water below us going in and out among the piles.

A small boy was holding the drum. He had nine ticks on his card, and had been told to wait until somebody nodded. We all waited. But nobody seemed to know whose job it was to nod. It had been Pat's.

He looked along the row of us. Then he looked back, the whole way, to the shore, where the tables were, tiny, with their white cloths. He made up his mind.

He hit it once. And we turned around and went home.
`,
  },
];
