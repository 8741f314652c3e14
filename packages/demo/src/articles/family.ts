import type { WrittenArticle } from "./demo-article.ts";

export const family: readonly WrittenArticle[] = [
  {
    title: "Calling home at three in the morning",
    subtitle: "How families keep one clock when they live on two continents.",
    excerpt:
      "When it is lunchtime in Harare it is bedtime in Hobart, and someone is always awake for both.",
    lede: "There are two clocks in the Moyo kitchen, and both are wrong, because the children keep changing them to see what their cousins are doing.",
    category: "Family",
    tags: ["Family", "Distance", "Phone"],
    authors: ["efua-asante"],
    picture: {
      theme: "moon",
      alt: "A golden moon over dark hills, with stars",
    },
    daysAgo: 8,
    text: `
One says Hobart and one says Harare. In summer they are nine hours apart and in winter eight, since Tasmania moves its clocks and Zimbabwe does not see why it should. Everyone in the family can do the sum in their sleep, and often has to.

"The phone rings at three and my heart stops," says Rudo, who is a midwife and used to phones at three. "Then I hear her shutting in the hens, and I know it is only my mother, who has forgotten again, and wants to tell me about a fence."

## The shape of a call

Every family I talked to has a system. Some have a time, such as Sunday at six. Some have a person, usually a younger sister, who holds the news and passes it on. The Moyos have both, and also a group chat called *The Village*, in which forty-one people post photographs of their dinner.

What nobody has is a way of dealing with the calls that matter. Those do not come on Sunday at six. A birth, a fall, a decision about land. For these you sit up in the dark in a cold kitchen, with a blanket around you, and are part of a meeting that is being held under a tree.

> I have buried two uncles in my dressing gown. I stood up when they sang.

Rudo's husband, Farai, says this while he is making toast. He does not say it for effect. It is a thing that happened, twice, and he had to be at work by seven.

## What they have learnt

I asked half a dozen families for advice and wrote down whatever I heard more than once.

- Make one short call a week that has no news in it. Otherwise the phone becomes the thing that brings news, and children learn to be afraid of it.
- Let the children have calls of their own. Ten minutes with a cousin, door shut, no greetings passed on.
- Put your phone against the fruit bowl and cook. You don't have to look at each other. Being in the same room is not about looking.
- Agree on what counts as an emergency. Then call whenever you like.
- When a call has been hard, don't go straight to bed. Sit with someone, even if all you do is fold washing.

The fruit bowl is my favourite. In the Moyo kitchen, on an ordinary Wednesday, there is a phone propped against the bananas, and on it a kitchen in Mbare, where somebody else is also cooking. Nobody speaks for minutes at a time. You hear two knives.

[business harbour-freight-to-mombasa]

## The things that cannot be sent

Money can be sent, and it is, and it is a strain that few people talk about. Clothes can be sent, and school shoes, and once, wrapped in three towels, a slow cooker. What cannot be sent is the part of a person that you only get by being bored with them.

Rudo feels it most with her mother. They know each other's news, but they no longer know each other's moods. "When I visited, I saw that she hums now," she says. "When did she start to hum? Nobody tells you that on the phone. Why would they?"

So last year she tried something. She asked her mother to call and not to say anything. Just to put the phone on the windowsill while she was shelling beans. Her mother thought it was a waste of good data. But she did it, and Rudo did her ironing in Hobart, and for an hour there was the sound of beans falling into a tin, and after a while the humming.

[picture sleep | Night hills beneath a crescent moon | Somebody is always awake.]

## Two clocks

The Moyo children have grown up with this, and it does not seem strange to them. Tadiwa, who is ten, explains the clocks to me. The one on the left is *us*. The one on the right is *also us*.

While we are talking, the phone against the bananas lights up. It is a quarter to seven in the evening and therefore morning in Harare. An old woman's face comes very close, so that we see mostly forehead.

"Who is there?" it asks.

"Everybody, Gogo," says Tadiwa.

"Good," says the forehead. "Then listen. I must tell you about this fence."
`,
  },
  {
    title: "Naming day in a suburban park",
    subtitle: "Honey, water, salt and a permit from the council.",
    excerpt:
      "On the eighth day a child gets a name. In Logan, that takes a gazebo booking and forty relatives.",
    lede: "The baby is eight days old and asleep, and has been called *the baby* for the last time.",
    category: "Family",
    tags: ["Naming", "Ceremony", "Queensland"],
    authors: ["efua-asante", "abena-owusu"],
    picture: {
      theme: "leaf",
      alt: "Broad leaves spreading in warm colours",
    },
    daysAgo: 20,
    text: `
It is ten to seven on a Saturday morning beside a lake in Logan. There are joggers. There is a man with a metal detector. And there are about forty people in white and blue, coming across the wet grass with eskies, folding chairs and a drum that has been asked to wait until eight.

In Ghana, and in many places along the coast from there, a child is named on the eighth day. Before that, it is said, it is only visiting and may change its mind. On the eighth it is brought out into the morning and told who it is.

## Water is water

The elder who will do this is Nana Akosua, who is eighty-one and came by two buses because she does not care for being driven. She takes the child on her lap and unwraps one foot. Beside her is a tray with two glasses in it, one of water and one of something clear and stronger.

She dips a finger into the water and touches it to the baby's lips. *When you say water, let it be water.* Then the other glass, the smallest touch, more a gesture than a taste. *When you say it is not water, let it be that.* Three times each. It means: tell the truth. It is the first thing that anybody ever asks of you.

> Before they ask you to be clever or good, they ask you to know water from not water.

Joggers slow down. One stops and takes her earphones out. Someone hands her a chair.

## The name

Children from this part of the world arrive with one name already on them, the name of the day. This is a girl who came on a Friday, so she is Efua or Afia whatever anyone decides. Then comes the name of somebody to live up to. Her father says it into the baby's ear first, because she should be the first to know, and then out loud.

He says it twice. It was his mother's. His voice holds the first time.

There is a third name as well, and it is for the forms. The parents have thought hard about it. They wanted one that a relief teacher could read without stopping. "I was *um* for the whole of Year Four," says the mother. "Every morning: Sarah, Jack, Olivia, um." In the end they chose one that is short and means joy, and decided that the teachers can learn.

[business osun-bridal]

## A practical note about gazebos

If you are planning one of these, those who have done it suggest the following.

1. Book the gazebo early, and tell the council how many people are coming. Double it.
2. Ask about music before eight.
3. Bring two tarps: one for the ground, and one for the cousin who says that it won't rain.
4. Give the child to one person whose only job is to hold the child.
5. Feed passers-by. They will be in the photographs anyway.

Food is at nine. There is *mpoto mpoto*, a yam porridge which is right for the occasion, and there are forty-eight sausage rolls, which are right for the place. Nana Akosua has both, together, and calls it fusion.

[picture table | A tray with cups on a patterned cloth | Two glasses, which look exactly the same.]

## What the morning is for

I have been to grander ceremonies. I have also stood in hospital corridors with flowers and had no idea what to do with my hands. What struck me in the park was how much work the morning does. It tells a tired mother that the first week is over. It tells a father that he speaks for somebody now. It gives the old a task, and the young a good look at how it's done.

And it tells everyone the name, out loud, in the open, so that forty people can never say they were not told.

At half past ten they pack up. The jogger has missed her run and has a plate wrapped in foil. She comes over, unsure of how it works, and Nana Akosua waves her closer and folds back the blanket.

"Good morning," the jogger says to the baby. She looks up. "Is it all right if I…?"

"You must," says Nana Akosua. "That is why we said it so loudly."

So she bends down and says the name. She gets it nearly right. The baby, who has been asleep through everything, opens one eye.
`,
  },
  {
    title: "The teenager, the grandmother and the group chat",
    subtitle: "Three generations share a house in Inala. Two of them share a phone plan.",
    excerpt: "What happens when a seventy-four-year-old from Hargeisa discovers stickers.",
    lede: "It began with a thumbs up, sent by accident, at ten past five in the morning.",
    category: "Family",
    tags: ["Grandparents", "Teenagers", "Humour"],
    authors: ["efua-asante"],
    picture: {
      theme: "breath",
      alt: "Bright rings inside each other",
    },
    daysAgo: 36,
    text: `
The group is called *House*, and it was created by Hodan, sixteen, so that her parents would stop calling up the stairs. It had four members: Hodan, her brother, her mother and her father. It was used for lifts, bins and *who ate the leftover canjeero*.

Then her grandmother got a phone. She is known to everyone as Ayeeyo, which is what you call a grandmother in Somali, and she had held out for years. A phone, in her view, was a thing that interrupted people. But her sister in Leicester had one, and there was news about a wedding, so on a Sunday in March a phone was bought, and because somebody thought it would be nice, she was added to *House*.

At ten past five the next morning, after prayers, she sent a thumbs up.

## Week one

Nobody knew what it meant. Hodan's mother thought that something was wrong and ran down the corridor. It turned out that Ayeeyo had been looking at the picture of the thumb and it had gone off by itself, like a gun.

But she had seen what happened: people came. On Tuesday she did it on purpose.

By Friday she had found voice messages. Ayeeyo's voice messages were between four and ten minutes long. They began with blessings on everybody present, by name, and on their parents. Then came a story. Somewhere near the end, if you were patient, there was a question about milk.

> I used to skip to the last ten seconds. Then I missed the one about how she met my grandfather, and I had to hear about it from my cousin in Leicester.

After that Hodan listened to all of them, usually on the bus, with both earphones in. She began to know things. That there had been a piano in the house in Hargeisa. That Ayeeyo had once walked for two days with a radio under her arm because it was the only thing that the house had left. That she couldn't bear marzipan.

## Stickers

The stickers were the brother's fault. He showed her one, a dancing goat, in order to make her laugh. It did. For three weeks there was nothing else in *House*. The father, who is an accountant, asked for the bins to be put out and got nineteen goats.

There was a meeting. It was held at dinner, with the phones in a bowl. It was agreed that *House* was for the house, and a second group was made for everything else. Ayeeyo was asked to name it. She thought for a while and named it *Everything Else*, and it now has thirty-four members on four continents, and she runs it like a parliament.

[business inala-steps-early-learning]

## What goes the other way

I had expected a funny story about an old woman and a telephone. It is that. But Hodan wants me to write down the other half.

In May she failed a maths exam. She did not tell anyone. She sat on the back step at six in the morning, and her phone buzzed, and it was a voice message from the room above her head. It was short, only forty seconds. It said that Ayeeyo had seen the light on. It said that when she was sixteen she had failed at something too, and she would tell her what if she came up, and that there was tea. There was no question about milk.

Hodan has kept it. She plays it to me, with the volume low. I don't understand the words. You do not have to.

[picture portrait | A woman with closed eyes and bright earrings | Ayeeyo declined to be drawn from life. This is somebody else.]

## House rules, as amended

They are on the fridge.

- No voice messages over three minutes in *House*. Stories go in *Everything Else*.
- No goats before seven.
- If you have heard the message, say so. A heart is enough.
- Phones in the bowl at dinner, including Ayeeyo's.
- Anyone may call up the stairs.

The last one was added by Hodan. Since nobody called any more, she said, the house had gone too quiet. She missed hearing her name come round the corner of the landing, cross, in her father's voice.

So now they shout again. In the mornings there is a roar in that house that you can hear from the street: shoes, keys, whose turn. And at ten past five, before all of it, one small buzz on four bedside tables. A thumb.

It means *I am up*, Ayeeyo has explained. *You can all go on sleeping.*
`,
  },
  {
    title: "Two kitchens, one lunchbox",
    subtitle: "What a packed lunch has to say for itself at a primary school in Hobart.",
    excerpt:
      "Injera rolls, cold fufu and the politics of the eating bench: five parents and one canteen manager on food that travels.",
    lede: "The lid came off, somebody said *eww*, and a seven-year-old made a decision that took her mother four years to undo.",
    category: "Family",
    tags: ["Lunch", "School", "Hobart"],
    authors: ["mariam-sow"],
    picture: {
      theme: "kitchen",
      alt: "A bowl with steam above it",
    },
    daysAgo: 52,
    text: `
She decided on cheese. White bread, one slice of cheese, no butter. She ate it every school day until Year Six. At home she had three helpings of everything, and at school, cheese.

"I thought that she was going off our food," says her mother, Selamawit, who cooks it for a living in Moonah. "She wasn't. She was protecting it."

If you ask parents from anywhere at all, you will hear a version of this. I asked five of them, and a canteen manager, and some children, who were the most practical.

## What makes a good traveller

Some food is happy in a box and some is not. Soup is not. Fufu, cold, becomes something you could use in a football match. But a surprising amount goes well if you think of it as a picnic.

- Injera, spread with lentils, rolled tightly and cut across like sushi. It needs no cutlery, and by recess it is better than it was at six.
- Jollof in a thermos that has been filled with boiling water first. Put a napkin over the rice so that it doesn't steam into paste.
- Akara, the bean fritters, in a paper towel. They are as good cold as hot, and can be traded.
- Chapati around anything.
- Mandazi on a Friday, two more than your child can eat.

> The trick is the two extra. You are not packing lunch. You are packing friends.

That is from Baraka, father of three, who learnt it from his own mother in Mwanza. A child with two extra mandazi has never been told *eww* in the history of schools.

## The bench

It isn't only about food, of course. Every parent knew the moment when the lid came off, because every child has described it or refused to. What should you do?

They did not agree. One said to go in and talk to the teacher, that day. One said never to go in. One had sent an entire tray of samosas for the class, and it was a triumph for about a week. The teacher I asked said that in her experience the best thing was dull: have lots of different lunches on the bench, every day, so that no one of them is news. At her school they stopped saying *what a weird lunch* when there were too many to choose from.

And the children? "You just say, want some?" says a boy called Yonas, eight. "If they say no, you say, more for me. And you eat it like it's really good."

"Is it really good?"

"Yeah," he says. "But you have to *eat* it like it is."

[business moonah-injera-kitchen]

## The canteen

In the third term the canteen manager, whose name is Deb, rang Selamawit. Deb had a problem with Wednesdays. Nobody wanted the pasta. She had seen something at Moonah that was rolled up and cut across, and wondered whether it could be made for ninety.

It could. On the first Wednesday there were thirty orders. On the third there were a hundred and four, and Deb had to ring again. The rolls are on the menu as *Moonah rolls*, because nobody could settle on how to spell anything else, and they come with lentils or with egg.

It is a small thing. But for one day a week, the lunch that the canteen sells is the lunch from home, and you have to pay for it.

[picture table | A round dish on a cloth | Rolled, cut, gone.]

## Cheese

I wanted to know what had become of the girl. She is twelve now, and has started at high school. I met her at her mother's shop, where she works the till on Saturdays with great authority.

Yes, she remembered the lid. She even remembered who said it. They are friends, she told me. It was ages ago.

And does she still take cheese?

She gave me the look you give the very old. "I take *firfir*," she said, "in the thermos. Mum makes it spicy. By the time I've opened it there's like six people." She rang up a box of rolls for a man in a suit. "I had to tell her to pack more. I wasn't getting any."

Behind her, through the hatch, her mother was rolling and cutting, rolling and cutting, with her back to us. She didn't turn round. But the knife stopped for a second, just the one, and then it went on.
`,
  },
];
