import type { ApplicationStatus, JobType, PayUnit } from "@boab/contracts/jobs/limits";

/** Made-up jobs for demonstrations. Never shown in production. */
export interface DemoJob {
  title: string;
  type: JobType;
  amount: number;
  unit: PayUnit;
  description: string;
  applyUrl?: string;
}

/** What businesses of a category look for. */
export const demoJobs: Record<string, readonly DemoJob[]> = {
  Restaurants: [
    {
      title: "Kitchen hand",
      type: "Casual",
      amount: 29.5,
      unit: "per-hour",
      description:
        "Four evenings a week, staff meal every shift. We'll teach you the menu if you bring the speed.\n\nWhat you'll do\n- Wash, peel and chop before service\n- Keep the line clean and stocked\n- Help pack takeaway on Fridays",
    },
    {
      title: "Chef de partie",
      type: "Full-time",
      amount: 72000,
      unit: "per-year",
      description:
        "Run the grill in a kitchen that cooks over charcoal. Two days off in a row, every week.\n\nWhat you bring\n- Two years on a busy line\n- Patience with apprentices\n- The right to work in Australia",
    },
    {
      title: "Front of house, weekends",
      type: "Part-time",
      amount: 31,
      unit: "per-hour",
      description:
        "Saturday and Sunday, 10 to 5. You greet people by name, remember who likes it hot, and keep a full room calm.",
    },
    {
      title: "Barista",
      type: "Casual",
      amount: 30,
      unit: "per-hour",
      description: "Early starts, home by two. Buna ceremony on Sundays, and we'll show you how.",
    },
  ],
  Services: [
    {
      title: "Delivery driver",
      type: "Full-time",
      amount: 68500,
      unit: "per-year",
      description:
        "Early starts, home by 3 pm. Van and phone supplied. A full licence is all you need.",
    },
    {
      title: "Bookkeeper",
      type: "Part-time",
      amount: 42,
      unit: "per-hour",
      description:
        "Two days a week, one from home. BAS, payroll for nine people and a tidy trust account.",
    },
    {
      title: "Barber",
      type: "Contract",
      amount: 0,
      unit: "negotiable",
      description: "Rent a chair on a busy street. Bring your clients, keep your hours.",
    },
    {
      title: "Web design intern",
      type: "Intern",
      amount: 28,
      unit: "per-hour",
      description:
        "Twelve paid weeks from January. You'll build three real sites with a designer beside you.",
      applyUrl: "https://jobs.example/web-design-intern",
    },
  ],
  Retail: [
    {
      title: "Shop assistant",
      type: "Part-time",
      amount: 29,
      unit: "per-hour",
      description:
        "Three days a week. You know a good plantain, and you don't mind lifting a sack of garri.",
    },
    {
      title: "Tailor",
      type: "Full-time",
      amount: 64000,
      unit: "per-year",
      description:
        "Made to measure in ankara, kente and wool. Weddings in spring, uniforms all year.",
    },
    {
      title: "Stock and deliveries",
      type: "Casual",
      amount: 30.5,
      unit: "per-hour",
      description:
        "Two mornings a week, when the containers come in. A forklift licence is a bonus.",
    },
  ],
  Health: [
    {
      title: "Registered nurse",
      type: "Full-time",
      amount: 92000,
      unit: "per-year",
      description:
        "Community clinic with weekend outreach. Arabic, Swahili or Dinka very welcome.\n\nWhat you bring\n- AHPRA registration\n- A driver licence\n- A calm voice",
    },
    {
      title: "Practice receptionist",
      type: "Part-time",
      amount: 32,
      unit: "per-hour",
      description: "Mornings, Monday to Thursday. You're the first voice people hear.",
    },
    {
      title: "Disability support worker",
      type: "Casual",
      amount: 36.2,
      unit: "per-hour",
      description: "Shifts you choose, close to home. Certificate III or two years' experience.",
    },
  ],
  Education: [
    {
      title: "Maths tutor, years 7 to 10",
      type: "Casual",
      amount: 45,
      unit: "per-hour",
      description:
        "Two afternoons a week, groups of four. You're happy to explain it a third time.",
    },
    {
      title: "Drum teacher, after school",
      type: "Contract",
      amount: 75,
      unit: "per-hour",
      description:
        "Tuesday and Thursday, 3:30 to 6 pm in term time. Djembe groups of eight children.",
    },
    {
      title: "Early childhood educator",
      type: "Full-time",
      amount: 66000,
      unit: "per-year",
      description: "A small centre where we've usually sung in three languages before lunch.",
    },
  ],
};

/** The jobs of one business that its page shows in full. */
export const showcaseJobs: readonly DemoJob[] = [
  {
    title: "Senior braider",
    type: "Part-time",
    amount: 34,
    unit: "per-hour",
    description:
      "Our Saturdays are full three weeks ahead. We're looking for a braider who can take her own clients from day one, and who likes to teach the two apprentices beside her.\n\nWhat you'll do\n- Knotless, box braids and cornrows for adults and children, mostly booked ahead\n- Saturdays 8 to 7, plus two weekdays we agree on together\n- Show the apprentices how you part, feed in and finish\n\nWhat you bring\n- At least three years of braiding. A certificate is welcome, not required\n- The right to work in Australia\n- Patience with a four-year-old on a Saturday morning",
  },
  {
    title: "Salon apprentice",
    type: "Casual",
    amount: 0,
    unit: "negotiable",
    description:
      "Learn from the front desk to the basin. We pay for your Certificate III while you work with us.",
  },
];

export interface DemoApplicant {
  name: string;
  email: string;
  phone: string | null;
  note: string;
  status: ApplicationStatus;
  daysAgo: number;
  hasResume: boolean;
  /** Of the showcase jobs. */
  job: 0 | 1;
}

export const demoApplicants: readonly DemoApplicant[] = [
  {
    name: "Achol Garang",
    email: "achol.garang@mail.example",
    phone: "+61400111222",
    note: "I've braided for six years, the last two in Sunshine. I could start in January.",
    status: "new",
    daysAgo: 1,
    hasResume: true,
    job: 0,
  },
  {
    name: "Mary Ayen",
    email: "mary.ayen@mail.example",
    phone: null,
    note: "I finished year 12 and want to learn the trade.",
    status: "new",
    daysAgo: 3,
    hasResume: true,
    job: 1,
  },
  {
    name: "Selam Haile",
    email: "selam.haile@mail.example",
    phone: "+61400333444",
    note: "",
    status: "shortlisted",
    daysAgo: 5,
    hasResume: false,
    job: 0,
  },
];
