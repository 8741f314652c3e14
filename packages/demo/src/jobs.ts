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

/**
 * What businesses of a category look for. A job is offered once, by a business whose name shows that it has such work,
 * so no two businesses use the same text.
 */
export const demoJobs: Record<string, readonly (DemoJob & { fits: RegExp })[]> = {
  Restaurants: [
    {
      title: "Barista",
      type: "Casual",
      amount: 30,
      unit: "per-hour",
      description: "Early starts, home by two. Buna ceremony on Sundays, and we'll show you how.",
      fits: /coffee|cafe|tea room/i,
    },
    {
      title: "Barista, weekends",
      type: "Part-time",
      amount: 31.5,
      unit: "per-hour",
      description:
        "Saturday and Sunday behind a two-group machine. You can talk and pour at once, and you know when to stop talking.",
      fits: /coffee|cafe|tea room/i,
    },
    {
      title: "Coffee roaster's assistant",
      type: "Part-time",
      amount: 33,
      unit: "per-hour",
      description:
        "Two roasting mornings a week, bagging and labels after. Strong back, good nose.",
      fits: /coffee|cafe|tea room/i,
    },
    {
      title: "Baker",
      type: "Full-time",
      amount: 67000,
      unit: "per-year",
      description:
        "Start at three, finish at eleven. Bread six days a week, and cakes for weddings in between.",
      fits: /bakery|bread|cakes|pâtisserie/i,
    },
    {
      title: "Cake decorator",
      type: "Casual",
      amount: 34,
      unit: "per-hour",
      description:
        "Fridays and Saturdays, when every cousin is getting married. Bring photos of your work.",
      fits: /bakery|bread|cakes|pâtisserie/i,
    },
    {
      title: "Catering assistant",
      type: "Casual",
      amount: 31,
      unit: "per-hour",
      description:
        "Weddings, naming days and funerals. You carry, plate, serve and smile. Black shoes needed.",
      fits: /cater|feasts|party kitchen/i,
    },
    {
      title: "Kitchen hand",
      type: "Casual",
      amount: 29.5,
      unit: "per-hour",
      description:
        "Four evenings a week, staff meal every shift. We'll teach you the menu if you bring the speed.\n\nWhat you'll do\n- Wash, peel and chop before service\n- Keep the line clean and stocked\n- Help pack takeaway on Fridays",
      fits: /kitchen|grill|table|house|restaurant|pot|bukka|braai|charcoal/i,
    },
    {
      title: "Chef de partie",
      type: "Full-time",
      amount: 72000,
      unit: "per-year",
      description:
        "Run the grill in a kitchen that cooks over charcoal. Two days off in a row, every week.\n\nWhat you bring\n- Two years on a busy line\n- Patience with apprentices\n- The right to work in Australia",
      fits: /grill|braai|charcoal|nyama|suya|shisanyama|dibiterie/i,
    },
    {
      title: "Front of house, weekends",
      type: "Part-time",
      amount: 31,
      unit: "per-hour",
      description:
        "Saturday and Sunday, 10 to 5. You greet people by name, remember who likes it hot, and keep a full room calm.",
      fits: /kitchen|grill|table|house|restaurant|pot|bukka|braai|charcoal/i,
    },
    {
      title: "Apprentice cook",
      type: "Full-time",
      amount: 0,
      unit: "negotiable",
      description:
        "First or second year. You'll learn stews, sauces and rice for two hundred, and we pay for your knives.",
      fits: /kitchen|grill|table|house|restaurant|pot|bukka|braai|charcoal/i,
    },
    {
      title: "Dishwasher, evenings",
      type: "Casual",
      amount: 28.8,
      unit: "per-hour",
      description: "Thursday to Sunday, 5 to 10. The radio is yours, within reason.",
      fits: /kitchen|grill|table|house|restaurant|pot|bukka|braai|charcoal/i,
    },
  ],
  Services: [
    {
      title: "Braider",
      type: "Part-time",
      amount: 33,
      unit: "per-hour",
      description:
        "Thursday to Saturday. Knotless and box braids, two chairs by the window, clients booked ahead.",
      fits: /braid|locs|natural hair|hair studio/i,
    },
    {
      title: "Salon receptionist",
      type: "Casual",
      amount: 29,
      unit: "per-hour",
      description:
        "You answer the phone, keep the diary honest and find the child who wandered off. Saturdays a must.",
      fits: /braid|locs|natural hair|hair studio/i,
    },
    {
      title: "Barber",
      type: "Contract",
      amount: 0,
      unit: "negotiable",
      description: "Rent a chair on a busy street. Bring your clients, keep your hours.",
      fits: /barber|fades|cuts/i,
    },
    {
      title: "Apprentice barber",
      type: "Full-time",
      amount: 0,
      unit: "negotiable",
      description: "Sweep first, fade later. Two of our barbers began with this broom.",
      fits: /barber|fades|cuts/i,
    },
    {
      title: "Seamstress",
      type: "Part-time",
      amount: 35,
      unit: "per-hour",
      description:
        "Alterations and made-to-measure, three days a week. You can set a sleeve without a pattern.",
      fits: /tailor|atelier|sewing|alteration/i,
    },
    {
      title: "Bookkeeper",
      type: "Part-time",
      amount: 42,
      unit: "per-hour",
      description:
        "Two days a week, one from home. BAS, payroll for nine people and a tidy trust account.",
      fits: /tax|account|bookkeep/i,
    },
    {
      title: "Junior accountant",
      type: "Full-time",
      amount: 66000,
      unit: "per-year",
      description:
        "Sole traders and family businesses. You explain a tax return without making anybody feel small.",
      fits: /tax|account|bookkeep/i,
    },
    {
      title: "Cleaner, mornings",
      type: "Part-time",
      amount: 31,
      unit: "per-hour",
      description: "Offices before they open, 5 to 8. Car and supplies provided.",
      fits: /clean|shine|home care/i,
    },
    {
      title: "Team leader, end-of-lease cleaning",
      type: "Full-time",
      amount: 64000,
      unit: "per-year",
      description: "A van, a crew of three and a checklist. You know what agents look at first.",
      fits: /clean|shine/i,
    },
    {
      title: "Mechanic",
      type: "Full-time",
      amount: 78000,
      unit: "per-year",
      description:
        "Japanese and European cars, no weekends. A trade certificate and your own tools.",
      fits: /auto|motors|mechanic/i,
    },
    {
      title: "Second photographer",
      type: "Contract",
      amount: 0,
      unit: "negotiable",
      description: "Weddings from April to November. You bring two bodies and flat shoes.",
      fits: /photo|lens|film/i,
    },
    {
      title: "Delivery driver",
      type: "Full-time",
      amount: 68500,
      unit: "per-year",
      description:
        "Early starts, home by 3 pm. Truck and phone supplied. A medium rigid licence is all you need.",
      fits: /freight|mov(ers|ing)|cargo|removal/i,
    },
    {
      title: "Event set-up crew",
      type: "Casual",
      amount: 32,
      unit: "per-hour",
      description:
        "Marquees, chairs and lights on Fridays, down again on Sundays. Good boots and a good mood.",
      fits: /event|celebration|hire/i,
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
      fits: /grocer|market|foods|spice|grain/i,
    },
    {
      title: "Stock and deliveries",
      type: "Casual",
      amount: 30.5,
      unit: "per-hour",
      description:
        "Two mornings a week, when the containers come in. A forklift licence is a bonus.",
      fits: /grocer|market|foods|spice|grain/i,
    },
    {
      title: "Tailor",
      type: "Full-time",
      amount: 64000,
      unit: "per-year",
      description:
        "Made to measure in ankara, kente and wool. Weddings in spring, uniforms all year.",
      fits: /fabric|cloth|wax print|textile|fashion|boutique|wear|collections/i,
    },
    {
      title: "Sales assistant, fabrics",
      type: "Casual",
      amount: 29.5,
      unit: "per-hour",
      description:
        "You cut straight, count yards in your head and can tell wax from print across the room.",
      fits: /fabric|cloth|wax print|textile/i,
    },
    {
      title: "Butcher",
      type: "Full-time",
      amount: 71000,
      unit: "per-year",
      description:
        "Whole goats and lamb, halal. You break down, you serve, you know everyone's Eid order.",
      fits: /butcher|meats/i,
    },
    {
      title: "Beauty adviser",
      type: "Part-time",
      amount: 30,
      unit: "per-hour",
      description: "Shea, oils and foundation in every shade. You try it on yourself first.",
      fits: /beauty|shea|cosmetic/i,
    },
    {
      title: "Bookseller",
      type: "Casual",
      amount: 29.8,
      unit: "per-hour",
      description:
        "Thursdays late and Sundays. Tell us the last three books you pressed on somebody.",
      fits: /books|bookshop|records|vinyl|pages/i,
    },
    {
      title: "Gift wrapper and packer",
      type: "Casual",
      amount: 28.5,
      unit: "per-hour",
      description: "November to January. Baskets, bowls and a lot of paper.",
      fits: /homeware|craft|basket|clay/i,
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
      fits: /doctor|medical|clinic/i,
    },
    {
      title: "Practice receptionist",
      type: "Part-time",
      amount: 32,
      unit: "per-hour",
      description: "Mornings, Monday to Thursday. You're the first voice people hear.",
      fits: /doctor|medical|clinic|dent|physio|smiles/i,
    },
    {
      title: "Dental assistant",
      type: "Full-time",
      amount: 59000,
      unit: "per-year",
      description:
        "Certificate III or willing to study for it. You have a way with nervous eight-year-olds.",
      fits: /dent|smiles/i,
    },
    {
      title: "Pharmacy assistant",
      type: "Casual",
      amount: 29.9,
      unit: "per-hour",
      description:
        "Evenings and Sundays. You're discreet, and you can read a doctor's handwriting.",
      fits: /pharmac|chemist/i,
    },
    {
      title: "Physiotherapist",
      type: "Part-time",
      amount: 52,
      unit: "per-hour",
      description: "Three days, your own list. Sports on weekdays, grandmothers on Saturday.",
      fits: /physio|rehab|movement/i,
    },
    {
      title: "Counsellor",
      type: "Contract",
      amount: 95,
      unit: "per-hour",
      description: "Two afternoons a week, in rooms or online. PACFA or ACA membership.",
      fits: /counsel|psycholog|wellbeing/i,
    },
    {
      title: "Dermal clinician",
      type: "Part-time",
      amount: 38,
      unit: "per-hour",
      description: "Experience with darker skin needed. We have the lasers for it.",
      fits: /skin|dermal/i,
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
      fits: /tutor|homework|learning centre|academy/i,
    },
    {
      title: "English tutor, VCE and HSC",
      type: "Casual",
      amount: 50,
      unit: "per-hour",
      description: "Essays, one student at a time. You give marks and hope in the same email.",
      fits: /tutor|homework|academy/i,
    },
    {
      title: "Drum teacher, after school",
      type: "Contract",
      amount: 75,
      unit: "per-hour",
      description:
        "Tuesday and Thursday, 3:30 to 6 pm in term time. Djembe groups of eight children.",
      fits: /music|dance|drum|arts/i,
    },
    {
      title: "Early childhood educator",
      type: "Full-time",
      amount: 66000,
      unit: "per-year",
      description: "A small centre where we've usually sung in three languages before lunch.",
      fits: /early learning|day care|kinder/i,
    },
    {
      title: "Swahili teacher, Saturdays",
      type: "Casual",
      amount: 48,
      unit: "per-hour",
      description: "Children at ten, parents at noon. Songs first, grammar later.",
      fits: /language|tongue/i,
    },
    {
      title: "Driving instructor",
      type: "Contract",
      amount: 0,
      unit: "negotiable",
      description: "Your car or ours, dual controls. Patience on roundabouts is the whole job.",
      fits: /driv/i,
    },
    {
      title: "Trainer, aged care",
      type: "Part-time",
      amount: 46,
      unit: "per-hour",
      description: "Certificate III groups of twelve. You've worked the shifts you teach about.",
      fits: /skills|training|college|institute/i,
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
      "Our Saturdays are full three weeks ahead. We're looking for a braider who can bring their own clients from day one, and who likes to teach the two apprentices beside them.\n\nWhat you'll do\n- Knotless, box braids and cornrows for adults and children, mostly booked ahead\n- Saturdays 8 to 7, plus two weekdays we agree on together\n- Show the apprentices how you part, feed in and finish\n\nWhat you bring\n- At least three years of braiding. A certificate is welcome, not required\n- The right to work in Australia\n- Patience with a four-year-old on a Saturday morning",
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
