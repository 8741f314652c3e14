import type { WrittenArticle } from "./demo-article.ts";

export const hair: readonly WrittenArticle[] = [
  {
    title: "What a braider knows about Saturday",
    subtitle: "Six chairs, five hours and everything that gets said above a child's head.",
    excerpt:
      "A day in a braiding studio, from the first parting to the last bead, told by someone who has spent her life on both sides of the chair.",
    lede: "The first customer is always a mother who booked for eight and has been outside since half past seven.",
    category: "Hair",
    tags: ["Braids", "Work", "Melbourne"],
    authors: ["nomsa-dube"],
    picture: {
      theme: "portrait",
      alt: "A woman with a round afro and long earrings",
    },
    daysAgo: 3,
    text: `
She has a child by the hand and a bag of snacks like someone crossing a desert. The child has been promised a screen. The mother has been promised, by herself, that this time she will read a book. Neither thing will happen. By nine they will both be asleep, the child upright, the mother with her mouth open, and nobody will wake them until the ends are dipped.

I have braided since I was nine. I learnt on my cousins, on a step in Bulawayo, and I was paid in oranges. I have also sat in the chair, so I know both kinds of sore: the one in the scalp and the one between the shoulders. On Saturdays in Melbourne I still do both.

## Parting is the whole job

People think braiding is in the plait. It is in the parting. A row that begins a finger's width too far to the left will be a row that bothers you for six weeks. So the first half hour is quiet. You section, you clip, you stand back. A good braider looks like a surveyor.

Then the hands take over and the talking starts.

> People think braiding is in the plait. It is in the parting.

I want to be careful here, because what is said in a studio is not for a magazine. But I can tell you about the shapes of it. There is the thing somebody says in the first hour, which is the weather. There is the thing in the third, which is the real one. It comes out because nobody is looking at you. Everyone faces the mirror. You can say it to the mirror.

## Time, and how to price it

The hardest thing to explain to someone new is the time. Knotless braids to the waist take four hours with two people. Small twists take longer than that. If your hair is thick it takes longer, and that is not a criticism of your hair. So when a price seems high, divide it by hours, and then by hands. You will find that it is often less than you would pay someone to fix a tap.

What good studios do now is tell you beforehand. Length, size, time, price, what to bring and what to do the night before. It saves everyone's Saturday. It has also, quietly, saved a few friendships.

[business ubuntu-braid-studio]

## If you are coming on Saturday

- Wash and dry your hair the day before, and stretch it if you can. Wet hair shrinks inside the braid and pulls.
- Say so if it hurts. A style that is too tight is not stronger. It is only too tight, and a braider worth her chair will loosen it.
- Bring food that does not need two hands or drip onto the cape.
- If your child is tender-headed, tell us at the start and not at the first tear. We will start at the nape, we will go slowly, and we know a song.
- Sleep on satin. If you have no bonnet, an old silk scarf will do.

[picture breath | Rings of colour like a pattern of partings | A parting, seen from above.]

## Four o'clock

By four the floor is soft with hair. The kettle has been on since opening. Two of the six chairs hold women who met this morning and have each other's numbers. A teenager who came in hiding under a hood is filming the back of her own head and turning, turning.

And the first child, who slept, is awake. She has forty braids with a bead on each, yellow and white, because she changed her mind at the last minute and the beads were there. She shakes her head. It sounds like rain on a tin roof. She does it again.

Her mother opens her eyes. She looks for a moment as though she doesn't know where she is. Then she hears the rain and sees the child, and puts a hand up to her own hair, which she has not had time to think about for a month.

"Do you have anything on Saturday?" she asks. "For me, I mean."

We always keep one. Every braider does. We just don't put it on the website.
`,
  },
  {
    title: "A beginner's guide to the first big chop",
    subtitle: "What to expect from the hair you have not met yet.",
    excerpt:
      "Cutting off relaxed hair takes ten minutes. Getting to know what grows back takes a year. Notes from three people in the middle of it.",
    lede: "There is a sound that scissors make in straightened hair, a dry, papery sound, and everyone I spoke to remembers it.",
    category: "Hair",
    tags: ["Natural hair", "Care", "Style"],
    authors: ["nomsa-dube"],
    picture: {
      theme: "leaf",
      alt: "New leaves opening in a fan",
    },
    daysAgo: 14,
    text: `
Wairimu did it in a bathroom in Geelong at eleven at night, with kitchen scissors, after a phone call that she does not want to describe. Ayo went to a barber and cried, and the barber pretended that the clippers needed oil. Sol had planned it for a year, had grown out eight centimetres, and made a party of it. All three say the same thing: the cut is the easy part.

If you have relaxed your hair since you were small, you may never have met your own texture as an adult. That is an odd introduction. It deserves some patience.

## The first week

You will touch your head all the time. So will other people, and you may tell them not to. You will notice wind. Your ears will seem larger than they were.

Most of all, you will compare. The curls you have will not be the curls in the picture you saved. There is a whole alphabet of numbers and letters for curl types, and it can be useful when you look for advice, but it tells you little about how your hair behaves. Two other things tell you more: how quickly it takes up water, and how thick each strand is.

> I kept waiting for it to become something. After four months I saw that it already was something, and I had been rude to it.

That was Ayo. She laughs when she says it, but not entirely.

## A routine you can keep

There are people with nine products and a timetable. They seem happy. But everyone I know who has stuck with it for years does roughly four things, and does them every week.

1. Wash, with something mild, once a week or when the scalp asks.
2. Condition generously, and do all the detangling then, with fingers or a wide comb, from the ends up.
3. While it is wet, put in something creamy, and over that a little oil.
4. At night, cover it.

That is all. Buy one thing at a time, and finish it before you judge it. If something stings or leaves you itching, stop, and if your scalp stays sore or you are losing hair in patches, see a doctor and not a forum.

[business braids-by-achol]

## The awkward length

At some point between month five and month ten your hair will be too long to be neat and too short to be tied. This is when most people go back. Wairimu calls it the mushroom. She got through it with headwraps, and by the end of it owned twenty-two.

Headwraps are a good answer. So are flat twists, which take twenty minutes when you know how and an evening when you don't. So is simply going out. Sol wore the mushroom to work every day and reports that the world continued.

[item Ankara tote, double strap]

## What nobody told them

- Your shower will need a better drain cover.
- Swimming is fine. Wet your hair with tap water first, add conditioner, put on a cap, and wash it the same day.
- Relatives may mourn. Give them a month. Sol's grandmother, who had said nothing for six weeks, one day put her hand on top of Sol's head and left it there. "You look like my sister," she said. Nobody had known that there was a sister.
- Photographs will surprise you. In the mirror you see your hair. In photos you see yourself.

[picture portrait | A woman facing forward, calm, eyes closed | Month ten.]

## A year on

I met them all again this spring. Wairimu's hair stands out from her head like a proclamation. Ayo has cut hers again, closer, because she found that she liked her own skull. Sol wears two puffs and has become, to her embarrassment, someone whom strangers ask for advice.

What does she tell them?

"I tell them to take a photo on the first day," she says. "Not to see how far you've come. To see that you were all right then too."
`,
  },
  {
    title: "The barber who keeps a bookshelf",
    subtitle: "In Mount Druitt, a fade takes forty minutes. So does a good chapter.",
    excerpt:
      "Read a page aloud and your cut is five dollars cheaper. A Western Sydney barber on books, boys and the second chair.",
    lede: "The sign in the window says WALK-INS WELCOME, and below it, in smaller letters, READERS FIRST.",
    category: "Hair",
    tags: ["Barber", "Reading", "Western Sydney"],
    authors: ["deng-majok"],
    picture: {
      theme: "table",
      alt: "Objects arranged on a cloth with a pattern",
    },
    daysAgo: 29,
    text: `
It is not a joke, though it began as one. Ibrahim had a customer of nine who could not sit still, and a picture book that somebody's sister had left behind. He said: read me that page and I'll knock five dollars off for your mum. The boy read it with one finger, slowly, under the buzz of the clippers. It took as long as the left side.

The following Saturday he brought his brother, who wanted to know whether five dollars was per page.

## Five dollars a page

The offer has stood for six years. Any child who reads a page out loud gets five dollars off. It must be loud enough to hear over the clippers, and you may choose the page. There is a shelf beside the mirror with about two hundred books on it: dinosaurs, football, jokes, and a growing number in which the boy on the cover has a fade.

"I thought it would cost me a fortune," says Ibrahim. "It costs me about a haircut a day. I have never spent money better. I used to spend more than that on the radio."

> You cannot be teased for reading here. I am holding a razor.

He says it without smiling, and the boys on the bench, who have heard it many times, grin at the floor.

The rule about teasing matters more than the money. Some of the children read well. Some are in Year Six and have never read a page to anybody. They know exactly what happens at school when you stumble. Here, what happens when you stumble is that a man with his back to you says, "Take your time, I'm only at the ear."

## The second chair

For a year Ibrahim worked alone. Then a boy called Emmanuel, fifteen, asked whether he could sweep. Emmanuel had been one of the finger readers. He swept for a term and watched, and watched, and on a slow afternoon Ibrahim handed him the clippers and sat down in the chair himself.

It was, they agree, a terrible haircut. Ibrahim wore it for two weeks. "Everyone who came in asked, who did that to you? And I said, he did, and he's going to get better. What else could I say, with the evidence on my head?"

Emmanuel is now in the second year of his apprenticeship. He does designs that people travel for. He also runs the bookshelf, which he has reorganised on a principle of his own: not by age, but by *how long is your haircut*.

[business mount-druitt-fades]

## What is on the shelf

I asked for recommendations, and the bench took over.

- For a quick trim: anything with jokes, since you can stop anywhere.
- For a fade: short stories about football, one half per side.
- For a design: the thick one with the dragon. You will have to come back for the end.
- For dads: there is a lower shelf, without a discount. It is used more than you would think.

The dads were an accident as well. A man waiting for his son picked up a book and did not put it down when the boy was finished. He asked whether he could borrow it. He drove trucks, he said, and hadn't read one since he was at school in Freetown. He brought it back a month later with a cap to say thank you, and took another.

[picture moon | A thin moon above dark hills | Late opening on Thursdays.]

## Five dollars

There is one more rule, which I learnt when I paid. I am a grown man and a teacher of woodwork. I had sat for forty minutes with the dragon book open on my knee and had listened to a very small boy explain to me what was about to happen in it.

"Did you read?" asked Emmanuel at the till.

I said that I had, but not aloud.

He waited. The bench waited. Someone turned off the clippers. So I read, from the top of page one hundred and four, in my outdoor voice, with everyone listening. I stumbled once, at a dragon's name.

"Take your time," said Ibrahim from the other side of the room, with his back to me. "I'm only at the ear."
`,
  },
  {
    title: "Headwraps, seven ways to leave the house",
    subtitle:
      "One piece of cloth, two hands, no pins. A practical guide from people who are running late.",
    excerpt:
      "From the school run to a wedding: seven wraps that stay up, explained by the women who wear them.",
    lede: "My grandmother could tie hers while she was arguing, carrying a basin and crossing the road, and it never once slipped.",
    category: "Hair",
    tags: ["Headwraps", "Style", "How to"],
    authors: ["nomsa-dube", "efua-asante"],
    picture: {
      theme: "portrait",
      alt: "A woman in a tall headwrap with a band of pattern",
    },
    daysAgo: 47,
    text: `
Mine slips. For years I believed that this was a moral failing. Then I began to ask people at markets and at bus stops how they did it, and found that it was mostly a question of cloth.

So here is what I was told, in the order of how much time you have.

## First, the cloth

Cotton grips and satin slides. If you want satin against your hair, and many people do because it is kind to curls, wear a thin satin cap and put the cotton over it. Two metres by half a metre will do nearly everything. If your cloth is new and stiff, wash it twice. A wrap has to be a little tired before it will listen to you.

Stand with your feet apart and look straight ahead. Everyone bends. Don't bend. The moment you come up again it will be loose.

> A wrap has to be a little tired before it will listen to you.

## The seven

One, the school run. Fold the cloth into a long band. Centre at the nape, ends up to the forehead, cross, and tuck both ends back down under the band. Forty seconds. Your hair can do what it likes on top.

Two, the market. Lay the cloth flat over your head, hem just above the eyebrows, ends behind. Cross them at the nape, bring them up, tie once above the forehead, and tuck the tails. This is the grandmother. It has held for centuries.

Three, the side knot. As two, but bring the ends round to the ear and wind them around each other into a snail. Push the last bit into the middle. It looks as though you took trouble.

Four, the rope. As two, but twist the two ends tightly before you bring them round, so that you have a rope like a crown. Good for long cloths and for days on which you need to be taken seriously.

Five, the one for bad hair days. Put your hair up. Wrap from the front to the back, leave the top open, and let the puff come out of it like a plant. It was planned. You may say so.

Six, the tower. Bend forward after all, just this once. Cloth from behind, gather everything at the crown, tie it once, and then wind the tails round the base until they run out. Come up slowly. Admire yourself. Mind the door.

Seven, the wedding. Stiff cloth, a second pair of hands, and an aunt who tells you to keep still. There are no instructions for this one. You have to be invited.

[business kumasi-cloth-house]

## Keeping it up

- If it slides back, the hem was too high. Begin lower than you would like, and it will settle.
- If it gives you a headache, it is too tight. Undo it. No look is worth that.
- If you wear glasses, put them on first. Everybody learns this once.
- If you have a lot of hair, tie it low and not high. The weight wants to hang.

[item Adire indigo wrap dress]

## What it means, and when it does not

People sometimes ask whether they *may*. It depends what you are asking. A headwrap can be faith, or mourning, or a married woman's place at a table. It can be resistance: there were laws, in more than one country, about how black women had to cover their hair, and the women answered with cloth so splendid that the laws looked foolish. It can also be Tuesday.

If someone has given you cloth for a particular day, wear it that day. If you have bought it because it is beautiful, wear it because it is beautiful, and know whose hands it comes from. If you are unsure, ask the person who sold it to you. I have never met one who did not have an answer, and most have shown me a better knot.

[picture water | Bands of colour in waves | Two metres by half a metre.]

My own slips less now. Last month I tied number four on a platform at Roma Street, with a coffee in one hand and a call on the other ear, without a mirror. I walked the length of the train. I turned my head left and right, to check.

It was, I am told, a little crooked. A woman across the aisle, seventy or so, with a basin of plantain on her lap, looked at it for three stations. Then she leant over, put one finger under the edge above my ear, and pulled it down by the width of a grain of rice.

"There," she said, and went back to her window.
`,
  },
];
