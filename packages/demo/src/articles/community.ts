import type { WrittenArticle } from "./demo-article.ts";

export const community: readonly WrittenArticle[] = [
  {
    title: "The women who taught a suburb to rest",
    subtitle:
      "Every Thursday at six, forty people lie down on the floor of a church hall in Footscray and do nothing at all.",
    excerpt:
      "Every Thursday at six, forty people lie down on the floor of a church hall in Footscray and do nothing at all. It began with one nurse, a borrowed key and a rule: no phones, no talking, no fixing.",
    lede: "It began with one nurse, a borrowed key and a rule: no phones, no talking, no fixing. Sister Adaeze Obi had just come off her fourth night shift when she unlocked the door.",
    category: "Community",
    tags: ["Rest", "Community", "Footscray"],
    authors: ["saba-haile"],
    picture: {
      theme: "portrait",
      alt: "A woman in a tall patterned headwrap with her eyes closed",
    },
    daysAgo: 4,
    isFeatured: true,
    text: `
She had noticed something about the women in her parish. They organised every funeral, cooked for every christening and picked up every call from Lagos, whatever the hour. None of them had sat down in company without a task in her hands for years.

So she brought mats. Six people came the first week, all of them suspicious. One brought knitting and was asked, kindly, to leave it by the door. Another kept her shoes on in case she had to run. By winter the hall was full, and the caretaker had stopped charging for the heating.

I went for the first time in June, in the rain, with a notebook I was also asked to leave by the door. So what follows is from memory, and from a long conversation afterwards over tea.

## How it works

There is very little to explain. You take a mat from the pile and a blanket if you want one. The big lights go off and the small ones stay on. Somebody reads the rule out loud, always the same three lines. Then a kitchen timer is set for forty minutes and put inside a biscuit tin, so that its ticking does not bother anyone.

For the first ten minutes you hear everything: the tram, the fridge, a stomach. After that the room changes. It is hard to describe without sounding as if I am selling something. Forty people breathing is a sound like a slow sea, and nobody in it needs you.

> Rest is not the reward for the work. It is the ground the work stands on.

That line is Adaeze's. She said it when I asked whether people felt guilty. "Of course they do," she told me. "The first month I felt guilty myself, and I was the one with the key. My mother would have asked who was ill. But I had been telling patients to rest for twenty years, and I had never seen anybody teach it."

## What it is not

It is not a class. Nobody walks around adjusting shoulders. It is not treatment either, and Adaeze is careful about that. If someone arrives who is not coping, she sits with them in the kitchen and helps them find a doctor or a counsellor. The hall is for the ordinary tiredness of people who carry a lot.

It is also not silent in the way a library is silent. Children are welcome if they can lie still, and most can, for longer than their parents believe. One evening a toddler sang through the last quarter of an hour. Nobody minded. She had a good voice.

[business amahoro-counselling]

## The tea afterwards

When the tin rings, people get up slowly. Somebody folds the blankets. Then comes the part that I think holds it all together, which is tea. There is a roster, though it is not written down. Eritrean coffee one week, rooibos the next, and on the last Thursday of the month a pot of something ginger that Mrs Tesfai will not explain.

This is where I learnt who was in the room. A bus driver who starts at four. Two sisters who run a cleaning business and had not spoken for a year before they found themselves on neighbouring mats. A man who came to collect his wife, waited in the car for three weeks, and then asked through the window whether there was a spare mat.

They talk about rent and school zones and whose cousin is arriving. They do not talk about rest at all.

[picture breath | Rings of colour, one inside the other | Nothing happens, for forty minutes, on purpose.]

## Doing it where you are

People write to the parish now and ask how to start. Adaeze answers all of them, and her advice fits on a postcard.

- Pick a time that is already quiet at home.
- Leave the phone in another room, not face down.
- Ask one other person. Two people is a group.
- Stop when the timer rings, even if it feels good.

The last one surprised me. "If you stay longer because it is lovely," she said, "then next week you will be late for something because of it, and the week after you will not come. Keep the promise small. A small promise can live a long time."

Last month a second hall opened in Sunshine. Adaeze does not run it. She goes on Tuesdays, as a guest, and lies near the door. Someone else reads the rule, in Arabic and then in English. Someone else winds the timer. When it rang the first time, she told me, she had fallen asleep, and forty people tiptoed around her to fold the blankets.
`,
  },
  {
    title: "A choir with no auditions",
    subtitle: "In Dandenong, the only way to fail the test is to stay home.",
    excerpt:
      "Sixty voices, a dozen languages and one rule about biscuits. A night with the choir that takes everybody.",
    lede: "The door is open by half past six, because someone always arrives early and pretends to be passing.",
    category: "Community",
    tags: ["Music", "Community", "Dandenong"],
    authors: ["deng-majok", "tesfaye-bekele"],
    picture: {
      theme: "breath",
      alt: "Circles of colour spreading outwards like sound",
    },
    daysAgo: 11,
    text: `
Tonight it is a man in a high-vis vest who has read the poster at the station every morning for a year. He stands at the notice board and studies the fire plan. Mama Lydia, who keeps the urn, does not ask him anything. She hands him a cup and says the tenors are on the left.

That is the whole audition.

## Sixty people who were told they could not sing

The choir began nine years ago as a wedding present. A bride from Juba and a groom from Kumasi could not agree on a band, so their aunties taught both families one song each. The rehearsals were better than the wedding, or so the aunties say, and when the cake was gone they saw no reason to stop.

There are now about sixty members. On the sheet where people write their names there is a column for *languages you can sing in*, and it runs to twelve. There used to be a column for *voice*, but people kept writing "bad", so it was taken out.

"I was told at school to mouth the words," says Grace, who drives forklifts and sings a bass line that makes the windows hum. "I was eight. I believed it until I was forty-one."

> Nobody here is good. Together we are very good, and I have stopped trying to work out how.

The person who says this is Joseph, the conductor, who would rather be called the person at the front. He teaches everything by ear. A line is sung, the line comes back, and it keeps coming back until it is true. There are no sheets. If you forget the words, the person beside you has them.

## The rule about biscuits

There is one rule, and it is strict. If you come late, you bring biscuits the following week. There is a very good supply of biscuits.

The rule does more than it seems to. It means that nobody apologises at the door. You are late, everybody has been late, and the only consequence is a packet of shortbread. Joseph thinks it is the reason people come back after a missed month, when shame usually keeps them away.

At the break the room sorts itself by something other than voice. Students stand near the heater. Three grandmothers hold a meeting about a funeral, diaries out. In the corner a woman is teaching a teenager how to count in Dinka, because he will marry her niece in March and intends to make a speech.

[picture water | Waves in rows beneath a round sun | The long notes are taught with a hand moving like water.]

## What they sing

Everything arrives with somebody. A lullaby from Harar that a member's mother sang while sorting lentils. A freedom song that half the room learnt in exile and the other half learnt from a film. A Yorta Yorta hymn, which was given to the choir by an Elder at a NAIDOC breakfast with clear instructions about when it may be sung, and which is sung exactly then.

New songs are written down in one place only: a school exercise book with the name of the person who brought each one. Joseph shows it to me but does not let me photograph it. Some of these songs have owners, he says. It is enough that we know the tune.

When they perform it is mostly for people who cannot come to them. A nursing home in Noble Park. The waiting room of the dental clinic, once, on a day when the lift broke down with half the altos in it. Every year they sing at the citizenship ceremony, where they have a habit of starting before the speeches are quite over.

[business cairns-marimba-workshop]

## If you want to start one

I asked the aunties what they would tell somebody in another suburb. They disagreed loudly and then agreed on this.

1. Find a room with a kitchen. The kitchen matters more than the piano.
2. Meet on the same night for a year before you decide whether it works.
3. Let the newest person choose a song as soon as they dare.
4. Keep the urn hot. People stay for the second cup.

At nine the chairs go back. The man in the high-vis vest has sung for two hours from the edge of the tenors, first without sound and then with some. At the door he thanks Mama Lydia and tells her, as everyone does, that he is not really a singer.

"No," she says. "You are a tenor. See you Tuesday." And then, as he goes down the steps: "Don't be early, love. We need the biscuits."
`,
  },
  {
    title: "The street that shares one ladder",
    subtitle: "How a cul-de-sac in Goodna stopped buying things twice.",
    excerpt:
      "One ladder, one pressure cooker big enough for a wedding, and a spreadsheet kept by a twelve-year-old.",
    lede: "The ladder lives at number nine, because number nine has the longest hallway.",
    category: "Community",
    tags: ["Neighbours", "Community", "Queensland"],
    authors: ["saba-haile"],
    picture: {
      theme: "path",
      alt: "A pale road winding between red and blue hills",
    },
    daysAgo: 26,
    text: `
It has been to every house in the street. It has cleaned gutters, rescued a kite and a cat, and held up one end of a marquee. Nobody remembers who paid for it. That, says Mr Nkurunziza at number four, is when you know that a thing is truly shared.

The street is a cul-de-sac of seventeen houses in Goodna, west of Brisbane. Eight of the households came from Burundi, Congo and South Sudan over about ten years. The rest were there already: retired railway people, two nurses, a young couple with a boat that has never been in the water.

## It started with a flood

In 2022 the water came up to the second step at the low end. For three days everybody cooked in one carport, because only one house had gas. When it was over, people went home and looked at what they owned. "We had four lawnmowers in a row, all broken in the same way," says Kerry at number twelve. "And not one big pot between us."

The big pot came first. It was bought for a christening, eighty litres, from a catering shop that was closing down. It did not fit into anyone's kitchen, so it went onto the shelf in the carport, and beside it somebody put a jar for the next thing.

> A thing that three families look after never breaks. A thing that I look after alone breaks on Sunday night.

The next thing was the ladder. After that came a trailer, a carpet cleaner, a box of trestle tables and a sewing machine that can do leather. The rule is simple. If three households would use it and none of them would use it every week, it goes on the list.

## The spreadsheet

The list is kept by Divine, who is twelve. She took it over from her father because, she says, his system was a photo of a piece of paper. Divine's system is a spreadsheet with colours. You send her a message, she writes down your house number, and the thing is yours until somebody else asks.

She has made two improvements that the adults did not think of. The first is a column called *how is it*, because people kept returning the trailer with one flat tyre and a friendly wave. The second is that every Sunday she reads out what is where, over the fence, in a voice that carries.

"It's not to shame people," she explains. "It's so that they remember. Most people just forget." She considers this. "It is also a bit to shame people."

[business goodna-towing-and-roadside]

## What does not work

They are honest about the failures. Sharing a car was a disaster of insurance and school runs. Tools with blades went back to their owners after a near miss. And a chest freezer, bought together for a bulk order of beef, led to the only real quarrel in four years, about whose half was whose. The freezer now belongs to one house, and the others are welcome to ask.

There are also people who never join in, and that is fine. Number fifteen has borrowed nothing and lent nothing. But when his wife was in hospital, somebody mowed his lawn with the street's mower, and he left a carton of mangoes at number nine without a note.

[picture table | A bowl on a cloth with pattern along its edge | The eighty-litre pot, which has its own birthday.]

## Small things that helped

- Start with something ugly and useful. Nobody fights over a trestle table.
- Write house numbers, not names. Houses are less sensitive.
- Let a child keep the list. Nobody lies to a child with a spreadsheet.
- Celebrate the boring anniversaries. The pot turned three in May, and there was cake.

On the evening I visit, the ladder is out again. At number two a string of lights is going up for a graduation, the first in that family. Four men are holding the ladder, which needs one. Kerry is directing from a camp chair. Divine stands at the kerb with her tablet and waits until the last bulb is in.

"Number two," she says, and types. "*How is it?*"

Mr Nkurunziza looks up at the lights and then along the street, at the open doors. "Good," he says. "Write that it is good."
`,
  },
  {
    title: "Saturday school, Amharic and a very long table",
    subtitle: "In a Canberra community hall, three generations learn one alphabet.",
    excerpt:
      "The children come for the language. The parents come for the coffee. The grandparents, it turns out, come to learn English.",
    lede: "There are two hundred and thirty-one letters, and Hiwot, aged seven, would like you to know that she can write all but nine.",
    category: "Community",
    tags: ["Language", "School", "Canberra"],
    authors: ["efua-asante"],
    picture: {
      theme: "leaf",
      alt: "Large leaves fanned out in orange, green and gold",
    },
    daysAgo: 40,
    text: `
She shows me in a grid on butcher's paper that covers half the table. The table is really nine tables in a row, and around it sit about fifty people, from four to eighty-four. It is ten o'clock on a Saturday in Braddon. Outside, people are walking to the farmers' market. Inside, it smells of roasting coffee.

The school has been running for sixteen years, first in a garage, then in a church, now in a hall with good heating and a bad piano. It teaches Amharic to children who were born here. That was the plan, at least.

## The plan and what happened

"We thought the parents would drop them off and go shopping," says Ato Girma, who started it with two other fathers. "But where would they go? They had not seen each other all week. So they stayed at the end of the table. And then they began to correct the teachers."

By the third year the parents had a class of their own, officially for grammar and unofficially for arguing about grammar. By the fifth, the grandparents had asked for one as well. They did not need Amharic. They wanted English, but not at the college, with tests. They wanted it here, with the children.

> My granddaughter teaches me the letters of her country and I teach her the letters of mine. We are both bad students. We laugh a lot.

So in the second hour everything turns around. The seven-year-olds become teachers. Each has one elder and one picture book. The method was invented by the children and is not gentle. If you get a word wrong you must say it three times in a silly voice.

## Why bother

I ask the teenagers, because they are the ones who could be at football. Most shrug. Then Natan, who is sixteen, says that when he was small he used to answer his grandmother in English and watch her face try to be polite. "One day I understood a joke she made. Not the translation. The joke. She nearly cried and I nearly cried, and it was a joke about a goat."

Language schools like this one run all over the country on Saturdays, in dozens of languages, mostly on volunteers and borrowed rooms. People who teach in them will tell you that the language is only half of it. The other half is that a child sees twenty adults who look like their parents stand at a whiteboard and know things.

[business capital-amharic-school]

## The middle of the table

The coffee is made in the middle, by whoever has a reason. A new job, a new visa, a baby, a death. Whoever makes it must say why, in a sentence or two. It is the part of the morning when even the small children go quiet.

Today it is Almaz, who has driven a school bus for fourteen years and retired on Friday. She says so, and sits down, and gets up again. She wants to add that when she arrived she could not read the destination on the front of the bus. She learnt to read it at this table. The child who taught her is now studying engineering and is over there, washing cups.

[gallery kitchen table portrait | From beans to the third cup]

## What it costs

Almost nothing, and that is a problem as well as a point of pride. There is a small grant. The rest is coins in a tin and the fathers' patience with a photocopier. Every year someone suggests fees, and every year it is voted down, because there is always one family for whom it would be too much, and everybody knows which one, and it is never the same.

What they ask for instead is time. Each household takes one Saturday a term: open up, set the tables in a row, roast the coffee, put the tables back. It is written on a calendar beside the door. I look for a gap and there is none until August.

At noon the paper is rolled up. Hiwot's grid goes onto the wall, with nine empty squares. She is not worried. Her grandfather has promised her the last nine, one each week, and in return she has promised him the past tense.

"He keeps saying *I goed*," she tells me, with great kindness. "But he's only been learning for a year."
`,
  },
];
