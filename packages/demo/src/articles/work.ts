import type { WrittenArticle } from "./demo-article.ts";

export const work: readonly WrittenArticle[] = [
  {
    title: "The plumber who answers in five languages",
    subtitle: "A Dandenong tradie on drains, manners and why he always takes his shoes off.",
    excerpt:
      "He was an engineer in Asmara. Here he unblocks sinks, and people wait a fortnight for him.",
    lede: "Yonas keeps three pairs of socks in the van, because he takes his shoes off at every door and Melbourne is wet.",
    category: "Work",
    tags: ["Trades", "Languages", "Melbourne"],
    authors: ["deng-majok"],
    picture: {
      theme: "water",
      alt: "Rows of waves below a round sun",
    },
    daysAgo: 2,
    text: `
It started as politeness. His second customer was a Vietnamese grandmother in Springvale with a white carpet, and he did what he would have done in his mother's house. She looked at his socks. She said nothing. The next week her daughter rang, and then her neighbour, and then a man who introduced himself as the cousin of the neighbour. "They told me: call the one who takes off his shoes."

That was twelve years ago. He has never paid for an ad.

## From bridges to basins

In Asmara he was a civil engineer. He worked on two bridges, and one of them is still there. When he came to Australia he was told what his degree was worth, and how long it would take to make it worth something else. He had three children under six. He looked at the list of trades that were short of people and chose the one with water in it.

Four years as a mature apprentice. He was thirty-nine and the oldest in the class by seventeen years. "The teacher was younger than me. I called him sir, and he asked me to stop. I couldn't stop. In the end he called me sir as well, so that we were even."

> A bridge and a drain are the same question. Where does the water want to go?

He says that he doesn't miss it. Then he says that on Sundays he sometimes drives to look at the Bolte Bridge. He doesn't cross it. He just looks at the piers.

## Five languages and what each is for

He speaks Tigrinya, Amharic, Arabic, Italian and English, and he has found that each has its own use in plumbing. Tigrinya is for telling people the truth about their hot water. Amharic is for older clients, who like to be asked about their health first. Arabic is for prices, since nobody would dream of accepting the first one, and there are jokes for each stage. Italian he has from his grandfather and from the street in Asmara where he grew up. It is for the old men of Carlton, who weep.

English is for invoices.

I spent a day in the van with him. It was noticeable how little of it was pipes. Under a sink in Noble Park he explained a letter from the council. In Hallam he carried a wardrobe. In a flat in Keysborough, with the stopcock in his hand, he listened for a long while to a man who had lost his job, and then asked him whether he could drive a van.

[business zola-tax-and-books]

## What he would tell a beginner

He has two apprentices at present, a young woman from Doveton and a man of forty-four who used to teach physics in Khartoum. He gives them the same talk. He let me write it down.

- Arrive when you said. If you cannot, ring before and not after.
- Show people the part. Old one, new one, on a clean cloth. Then nobody wonders what they paid for.
- Write the price on paper before you open the toolbox.
- Leave it cleaner than it was. They can't see your pipework, but they can see the floor.
- If it is not your trade, say so. You will lose a job and gain a street.

On the wall of the van, where others have a calendar, there is a drawing of a bridge in blue pencil, with measurements. It isn't one that exists. It's for a gorge near the village of his wife's family, where the children have to walk round by the ford. He works on it when he's stuck at lights.

[picture path | A pale path winding between hills | Where does the water want to go?]

## The last job

At six we were in Springvale. It was the same house with the white carpet, though the carpet is boards now. The grandmother is ninety-one. There was nothing wrong with her tap. She rings about twice a year and says that it drips. He takes off his shoes, kneels, and turns it on and off with great attention.

"All good now," he said.

She inspected it. She inspected his socks. Then she brought out two bowls of soup, which had been ready, and we sat down at the table. They do not have a language in common, those two. They ate without talking, like people who have known each other for a long time.

At the door there was an envelope for the call-out. He put it back on the shelf beside the shoes, behind a photograph. There were, I saw, quite a few envelopes there already.
`,
  },
  {
    title: "Overseas experience, finally counted",
    subtitle: "What three employers learnt when they stopped asking for local references.",
    excerpt:
      "A hospital kitchen, a freight firm and an accountant changed one line in their job ads. Then the applications came.",
    lede: "The line was eleven words long, and Priscilla had written it herself without thinking about it.",
    category: "Work",
    tags: ["Jobs", "Hiring", "Small business"],
    authors: ["saba-haile", "deng-majok"],
    picture: {
      theme: "path",
      alt: "A road that winds towards a pale sun",
    },
    daysAgo: 16,
    text: `
*Minimum two years' local experience and two Australian referees are essential.* It had been in every ad she placed for nine years. She runs the kitchen of a private hospital in Perth with a staff of thirty. She is from Lusaka. She had been a caterer for eight hundred people a day before she came here, and it had taken her three years to be allowed to peel.

"I had put a lock on the door behind me," she says. "I didn't even notice. I copied it from the old form."

## What happens without the line

She took it out last year, for one job, as an experiment. She wrote instead that overseas experience counted, and that she would ring any referee in any country at any hour. Fourteen people applied in place of the usual six. Five of those had run large kitchens: in Manila, in Beirut, on a ship.

She hired the one from the ship. She rang the referee at four in the morning, on a satellite phone, somewhere off Mombasa. He was the captain. He told her that in six years he'd never had a late lunch, and then asked whether she could please send the man back.

> A reference is a voice that knows somebody. It does not matter what time zone the voice is in.

It is a small story, but I've heard it three times this year from three kinds of business, with different details. A freight company in Sydney was short of dispatchers and found that a man who had been moving food convoys around South Sudan was not put off by Parramatta Road. A bookkeeper in Werribee looked past a gap in a resume and got a woman who had kept the accounts of a refugee camp of ninety thousand, by hand, to the cent.

## Testing the thing itself

None of them has lowered the bar, and they are a bit tired of being asked. What they have changed is where they look. All three now do roughly this.

1. Say in the ad what the work is, in plain words, with the pay.
2. Ask for one example of having done something like it, anywhere.
3. Give everyone the same short, paid trial. Two hours is usually enough.
4. Ring the referee, wherever they are. Messaging is fine. So is an interpreter.
5. Answer everybody, including those who didn't get it, with one true sentence.

Number five surprised them most. "People wrote back to thank me for saying no," says the man from the freight firm. "One had applied for two hundred jobs. I was the first to reply."

There are limits, of course. For some work you need an Australian licence or registration, and no goodwill gets you around that, nor should it. But employers often ask for local experience where the law doesn't, out of habit, because it was on the old form.

[business harbour-freight-to-mombasa]

## For people who are applying

I asked those who got the jobs what had helped.

- Translate the size of what you did. Not *kitchen manager* but *three meals a day for 800 people with four burners*.
- Don't hide the gap. One sentence is enough. Then go on.
- Offer a trial yourself. It shows that you aren't afraid of one.
- Have your referee expect the call, and tell them about the job. A good referee is a witness, and witnesses like to be prepared.
- Bring a page with photographs if your work is the kind that can be seen.

[picture table | A table set with round dishes | Two hours, paid, with the real equipment.]

## The form

Before I left I asked Priscilla whether she still had the old one. She had. It was in a drawer beneath the rosters. We read it together. There were other lines in it that she'd never really looked at. *Must have own car*, for a job beside a train station. *Native-level English*, for a person who would mostly be talking to an oven.

She took a pen and began to cross things out. She has beautiful handwriting, the kind that you only get from a mission school. She went down the page, line after line, until there was hardly anything left: can cook, can count, is kind to the porters.

"There," she said, and turned it round so that I could see. "Now it's a job."
`,
  },
  {
    title: "A stall, a spreadsheet and a borrowed tent",
    subtitle: "How a market regular from Launceston found out what her cloth was worth.",
    excerpt: "For two years she thought she was making money. Then her nephew asked one question.",
    lede: "The question was: does that include you?",
    category: "Work",
    tags: ["Small business", "Markets", "Money"],
    authors: ["mariam-sow"],
    picture: {
      theme: "table",
      alt: "Bright objects on a patterned cloth",
    },
    daysAgo: 31,
    text: `
Fatmata had been selling cloth at the Saturday market for two years. She had a tin. On Saturdays money went into the tin, and at the end of the month she counted it, paid for more cloth, and what was over was profit. Some months it was four hundred dollars. She was proud of that, and rightly.

Her nephew Alpha was nineteen and studying commerce, and he was eating her food. He watched her count. Then he asked whether the four hundred included her.

"Include me in what?" said Fatmata.

## The long evening

It took them until midnight. They wrote down everything on the back of a calendar. Getting up at four. Packing the car. The drive, the setting up, eight hours standing, the drive back. Tuesday evenings, hemming. Thursday evenings, answering messages. It came to twenty-six hours a week.

Then the things she had been paying for out of another pocket: petrol, bags, the card machine, the site. The tent was borrowed, from a cousin, but it wouldn't be for ever.

When Alpha had finished he turned the calendar round. At the bottom he had written what she made in an hour. It was two dollars and eighty cents.

> I wasn't angry with the number. I was angry that it had been there all the time and I hadn't asked it in.

She didn't cry, she says. She washed up. Then she came back and asked him what the number would have to be.

## Five changes

They made five, over about a year. None was clever. She wants me to say so, because people hear this story and think there was a trick.

First, she raised her prices by a quarter. She was sick about it for a week. On Saturday nobody mentioned it, except for one woman who said, *finally*.

Second, she stopped hemming for free. There is now a sign: hemming, eight dollars, ready next week. Half the people who used to ask no longer do. The other half pay.

Third, she looked at which cloth sold and found that of nineteen patterns, five made nearly all of it. She keeps those. She also keeps one that has never sold, because she loves it.

Fourth, she put the best pieces online, with good photographs taken on the washing line. These go all over the country, to people who'll never come to Launceston, and they sell on Wednesdays, while she is at home in her slippers.

Fifth, she pays herself. On the first of the month, before the cloth. It's not much, but it comes first.

[business launceston-cloth-and-thread]

[item Strip weave cushion 50 cm]

## The sum, if you want to try it

Alpha made it into a page, which is now pinned up in the market's kitchen with a tea stain on it.

1. Write down what came in this month. All of it, cash too.
2. Take off what you paid for what you sold.
3. Take off everything else it cost: stall, petrol, bags, card fees, phone, insurance.
4. What is left, divide by your hours. All your hours, even the ones on the couch.
5. Look at it for a minute before you decide anything.

It isn't tax advice, and a bookkeeper will know things that a page in a kitchen does not. It is only a way of asking the number in.

[gallery table leaf water | What sold, what sells, and the one that never will]

## What it came to

At the end of the second year she did the sum again, alone, on a clean calendar. It was twenty-three dollars an hour. She looked at it for a minute, as it says to. She rang Alpha, who works for a bank in Hobart now and was in a meeting. He left the meeting.

They've bought a tent. It is red, and has her name on it. The cousin was a little hurt.

On the first Saturday with the new tent a girl of about fifteen came to the stall with a shoebox of earrings which she'd made. She wanted to know how you got a place at the market. Fatmata gave her a corner of the table, there and then, and watched her put out little cards with prices. Three dollars. Four dollars.

"Lovely," said Fatmata. "How long does one take you?"

The girl shrugged. An hour? Maybe more, for the ones with beads.

Fatmata pulled up the second chair. She took the pen from behind her ear, turned over a paper bag and smoothed it flat.

"Sit down a minute," she said. "Does that include you?"
`,
  },
  {
    title: "Night shift, day child",
    subtitle: "Four parents on sleep, school gates and the art of the handover.",
    excerpt:
      "They pass each other in the driveway at six. How families share a day when one of them works the night.",
    lede: "Every morning at ten past six, in a driveway in Tarneit, two cars stand nose to nose with their windows down.",
    category: "Work",
    tags: ["Shift work", "Parents", "Sleep"],
    authors: ["efua-asante"],
    picture: {
      theme: "sleep",
      alt: "Dark hills and a crescent moon",
    },
    daysAgo: 44,
    text: `
In one is Chidi, who has just finished a night at the distribution centre. In the other is Ngozi, on her way to the early shift at the hospital. They have about four minutes. They use them like pilots.

"Lunchboxes done. Amaka's got a library book. There was a cough at two, but no temperature. Dishwasher is clean, not emptied. I love you."

"Got it. Eat something. I love you. The dog's been out."

Then one car goes in and the other goes out.

## The handover

They learnt it from nursing. Ngozi explains that on a ward you don't say *how was your night*. You say what happened, what is due, and what to watch. In that order, because the person who is leaving is tired, and tired people tell stories.

For the first year they had stories. They'd stand in the kitchen, each with an entire day to complain about, and someone was always late. There was a morning when both of them had thought the other one had the baby. The baby was asleep, in her cot, and perfectly well. But they had looked at each other.

> Tired people tell stories. So we agreed: facts in the driveway, feelings on Sunday.

Sunday afternoon is fixed. The children are at Ngozi's sister's. There is a pot of tea and no list. It is, they say, the most romantic two hours that anybody has ever spent on a couch in Tarneit, mainly because they sometimes fall asleep in the middle of it.

## What other families do

I asked around. Four families, seven shift workers, thirteen children. No two do it the same way, and all of them began badly.

One couple leaves a notebook on the bread bin, and it has become something like a diary. Their son, who is eight, has started to write in it. *Dad, I was sad at 4 but OK at 5.*

A single mother who cleans offices at night has an arrangement with the family across the landing: her children sleep there from Monday to Thursday, and she takes theirs after school and cooks for both. It has gone on for three years. Nobody has ever worked out who owes what.

A father who drives a taxi told me that he had missed every assembly. So he asked the school whether there was anything he could come to at half past two in the afternoon, when he gets up. There was. He is now the only parent who comes to chess club, and he can't play chess.

[business karama-clean-cooperative]

## Sleeping in daylight

Nobody I talked to has solved sleep. They've only learnt what helps them. It is worth saying that if you are tired in a way that frightens you, above all behind a wheel, you should see your doctor. For the ordinary kind, this is what they do.

- Sunglasses on the way home, even in winter.
- The phone in the kitchen. Two numbers can get through: school and the other parent.
- Foil or a blanket at the window. It looks odd from the street. Let it.
- A sign on the door, made by the children. *DAD IS NIGHT.*
- The same short thing before bed each time. For Chidi it's toast, standing up.

The sign matters more than the foil. If it's the children's own sign, then they guard it. Amaka, who is six, once kept a courier on the step for quite a while and explained to him about nights.

[picture moon | A golden moon among stars | Nights, as seen from the other side.]

## The good hour

What they have in exchange is an odd kind of wealth. Between three and five, when other fathers are at work, Chidi is awake and at home, and slow. He's there at the gate. He knows all the names. He has time to look at a beetle.

"My father worked in an office," he says. "A good job. I saw him on Sundays, asleep in a chair. My children see me in the afternoon with my hair sticking up. I think that they are winning."

At a quarter to four I walk home with them from school. Amaka has a painting, still wet. It shows two cars, nose to nose, one yellow and one blue. There are hearts coming out of the windows. Above one car there's a sun, and above the other a moon, and they are about the same size.

"That's Mum and Dad," she says, "talking."

Chidi holds it carefully by the edges, all the way, so that it won't smudge.
`,
  },
];
