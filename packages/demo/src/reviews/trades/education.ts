import type { Trade } from "./trade.ts";

export const education: readonly Trade[] = [
  {
    fits: /driv/i,
    praise: [
      "Passed first go. He stayed calm when I didn't.",
      "Failed twice elsewhere. Four lessons here and I've got my Ps.",
      "She explained roundabouts in Arabic and it finally made sense.",
    ],
    fair: ["Good teacher. He cancelled once on short notice."],
    poor: ["Three different instructors in four lessons."],
  },
  {
    fits: /early learning|day care|kinder/i,
    praise: [
      "My daughter comes home singing in three languages.",
      "They messaged a photo on her first day, before I could worry.",
      "Home-cooked lunch every day. I've asked for the recipes.",
    ],
    fair: ["Wonderful carers. The waiting list is long."],
    poor: ["Lost two hats and a jumper in one term."],
  },
  {
    fits: /music|dance|drum|arts|kizomba|marimba/i,
    praise: [
      "I have two left feet and they found a third. So much fun.",
      "My son practises without being told. I check he's not ill.",
      "The end-of-term concert had the whole hall on its feet.",
    ],
    fair: ["Great class. It's cold in July, bring a jumper."],
    poor: ["The beginners' class was full of people who weren't."],
  },
  {
    fits: /language|tongue|amharic|swahili|yoruba/i,
    praise: [
      "Amharic classes that children ask to go to. That says it all.",
      "My kids answered their grandmother on the phone. She had to sit down.",
      "No shame in asking twice. I asked about six times.",
    ],
    fair: ["Good teacher. The group was a bit mixed for my level."],
    poor: ["Two lessons cancelled on the day. They made up for it later."],
  },
  {
    fits: /tutor|homework|learning|academy|exam/i,
    praise: [
      "My son went from a C to an A in one term, and he likes going.",
      "They start with fruit and end with fractions. It works.",
      "The tutor remembers what she got wrong last week. So does my daughter, now.",
    ],
    fair: ["Helpful tutors. It gets noisy near the end."],
    poor: ["Too many kids at one table for my daughter."],
  },
  {
    fits: /skills|training|college|institute/i,
    praise: [
      "Finished my Cert III on a Friday and had a job the Thursday after.",
      "They practised interviews with me until I stopped shaking.",
      "Evening classes, a laptop to borrow and teachers who'd done the job.",
    ],
    fair: ["Good course. The paperwork takes longer than the exam."],
    poor: ["Start date moved twice before we began."],
  },
];
