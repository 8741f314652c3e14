import type { Trade } from "./trade.ts";

export const health: readonly Trade[] = [
  {
    fits: /dent|smiles|teeth/i,
    praise: [
      "I hadn't been in nine years. No lecture, just a plan.",
      "My son asked to go back. To the dentist.",
      "Told me the price before every step. First time I've ever relaxed in that chair.",
    ],
    fair: ["Gentle and careful. Parking took longer than the filling."],
    poor: ["The filling came out in a week. They redid it for free."],
  },
  {
    fits: /counsel|psycholog|wellbeing/i,
    praise: [
      "I didn't have to explain my family first. She already understood.",
      "Took me three years to ring. I wish I'd rung sooner.",
      "They let me talk in French when the English wouldn't come.",
    ],
    fair: ["Really helped. The evening appointments are hard to get."],
    poor: ["It wasn't the right fit for me, and it took a while to change."],
  },
  {
    fits: /pharmac|chemist/i,
    praise: [
      "Rang me at home because two of my tablets don't get along.",
      "Open when the baby's fever wasn't waiting for morning.",
      "Does up my mother's tablets for the week and explains them in Somali.",
    ],
    fair: ["Helpful staff. My script took two goes."],
    poor: ["They were out of what I needed and didn't say until I'd waited."],
  },
  {
    fits: /skin|dermal/i,
    praise: [
      "Finally someone who knows what a keloid is before I say the word.",
      "My razor bumps are gone after years of being told to stop shaving.",
      "She said I didn't need the expensive treatment, and she was right.",
    ],
    fair: ["Good results. It took more visits than I'd planned for."],
    poor: ["Stung for two days and I wasn't warned."],
  },
  {
    fits: /physio|rehab|movement/i,
    praise: [
      "Lifting boxes again after four visits. The exercises fit into smoko.",
      "She listened for half an hour before touching my knee.",
      "Got my dad walking to the shops after his stroke. We're so grateful.",
    ],
    fair: ["Knows her stuff. Do the homework or don't bother."],
    poor: ["My appointment started 25 minutes late and ended on time."],
  },
  {
    fits: /doctor|medical|clinic/i,
    praise: [
      "She speaks Dinka with my mother, which changes everything.",
      "Listened properly and rang me with the results herself.",
      "The interpreter was there before we were.",
      "Good with needles, better with nervous people.",
    ],
    fair: ["Good doctors, long wait. Book the first appointment of the day."],
    poor: ["Hard to get through by phone. Use the online form."],
  },
];
