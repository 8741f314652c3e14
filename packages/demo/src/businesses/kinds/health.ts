import { type BusinessKind, everywhere } from "./kind.ts";

const category = "Health";

export const health: BusinessKind[] = [
  {
    category,
    regions: everywhere,
    nouns: ["Physiotherapy", "Physio and Movement", "Rehab"],
    openings: [
      "Physiotherapy for backs, knees and shoulders that work hard for a living.",
      "Sports injuries, pregnancy and pain after work, treated in {suburb} without the rush.",
      "Hands-on care and exercises you'll really do at home.",
      "Rehabilitation after surgery or a stroke, at the clinic or in your house.",
    ],
    details: [
      "Bulk billing with a care plan from your doctor.",
      "Female and male physiotherapists every day.",
      "We speak Swahili, Arabic and Somali.",
      "The first visit lasts a full hour.",
    ],
    prices: { "First visit, 60 minutes": 125, "Follow-up, 30 minutes": 85, "Group exercise": 25 },
    hours: ["clinic", "eveningClinic"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Medical Centre", "Family Clinic", "Family Doctors"],
    openings: [
      "General practice for families, with interpreters booked before you arrive.",
      "Doctors in {suburb} who take their time, in nine languages.",
      "Health checks, vaccinations and care plans, bulk billed for card holders.",
      "A women-led clinic for pregnancy, children and everyday illness.",
    ],
    details: [
      "New patients are always welcome.",
      "Travel vaccines for visits home are kept in stock.",
      "Refugee health assessments on Wednesdays.",
      "Ring before ten for a same-day appointment.",
    ],
    prices: { "Standard visit": 92, "Long visit": 148, "Travel vaccine consultation": 75 },
    hours: ["clinic", "pharmacy"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Dental", "Dentists", "Smiles"],
    openings: [
      "Gentle dentistry for children and nervous adults, with every step explained.",
      "Check-ups, fillings and dentures in {suburb}, with the prices on the wall.",
      "Family dentists who treat the Child Dental Benefits Schedule as a promise.",
      "Same-day appointments kept free for toothaches and broken teeth.",
    ],
    details: [
      "Payment plans without interest.",
      "One of our dentists speaks Amharic and Tigrinya.",
      "Parking behind the building, and a lift to our floor.",
      "Open late on two evenings.",
    ],
    prices: { "Check-up and clean": 180, Filling: 210, Extraction: 240, "Tooth whitening": 450 },
    hours: ["clinic", "eveningClinic"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Counselling", "Wellbeing", "Psychology"],
    openings: [
      "Counselling that understands migration, faith and family, in person or by phone.",
      "Psychologists in {suburb} for grief, stress and what war leaves behind.",
      "Support for young people between two cultures, and for their parents.",
      "Couples and family sessions led by counsellors from our communities.",
    ],
    details: [
      "What is said here stays here.",
      "Medicare rebates with a mental health plan.",
      "Sessions in French, Lingala and Kirundi.",
      "A few free sessions every week, no questions asked.",
    ],
    prices: { "Session, 50 minutes": 165, "Couples session": 190, "Group evening": 20 },
    hours: ["eveningClinic", "office", "evenings"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Pharmacy", "Chemist"],
    openings: [
      "A pharmacy that explains medicines in plain words and several languages.",
      "Scripts, blood pressure checks and baby needs in {suburb}, early and late.",
      "Medicine packs for older people, filled weekly and brought to the door.",
      "Night pharmacy with a pharmacist who has time to listen.",
    ],
    details: [
      "Vaccinations without an appointment.",
      "Skin care for dark skin, chosen by a pharmacist.",
      "We can keep your scripts on file.",
      "Free delivery within five kilometres.",
    ],
    prices: { "Flu vaccination": 25, "Weekly medicine pack": 8, "Blood pressure check": 0 },
    hours: ["pharmacy", "roundTheClock", "grocer"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Skin Clinic", "Skin and Hair Clinic", "Dermal Care"],
    openings: [
      "Dermal therapy for pigmentation, keloids and razor bumps on dark skin.",
      "A skin clinic in {suburb} that knows what eczema looks like on us.",
      "Treatment for hair loss from tight styles, with photos to track it.",
      "Acne, scars and sun checks for every shade, by qualified dermal clinicians.",
    ],
    details: [
      "We patch-test every treatment first.",
      "Health fund claims on the spot.",
      "Bring the kids along.",
      "Book online and we'll text you a reminder.",
    ],
    prices: { "First consultation": 95, "Chemical peel": 150, "Laser, small area": 130 },
    hours: ["clinic", "studio", "eveningClinic"],
  },
];
