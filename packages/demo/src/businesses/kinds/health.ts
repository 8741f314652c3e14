import { everywhere, type Kind } from "./kind.ts";

const category = "Health";

export const health: Kind[] = [
  {
    category,
    regions: everywhere,
    nouns: ["Physiotherapy", "Physio and Movement", "Rehab"],
    openings: [
      "Physiotherapy for backs, knees and shoulders that work hard for a living.",
      "Sports injuries, pregnancy and pain after work, treated in {suburb} without rush.",
      "Hands-on care and exercises you will really do at home.",
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
      "Doctors in {suburb} who take time, in eleven languages.",
      "Health checks, vaccinations and care plans, bulk billed for card holders.",
      "A women-led clinic for pregnancy, children and everyday illness.",
    ],
    details: [
      "New patients are welcome, also without a referral.",
      "Travel vaccines for visits home are kept in stock.",
      "Refugee health assessments on Wednesdays.",
      "Ring before ten for a place the same day.",
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
      "Check-ups, fillings and dentures in {suburb} at prices on the wall.",
      "Family dentists who treat the Child Dental Benefits Schedule as a promise.",
      "Emergency dental care kept free for the same day.",
    ],
    details: [
      "Payment plans without interest.",
      "A dentist speaks Amharic and Tigrinya.",
      "Parking behind the building, lift to the door.",
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
      "Psychologists in {suburb} for grief, stress and the long after of war.",
      "Support for young people between two cultures, and for their parents.",
      "Couples and family sessions led by counsellors from our communities.",
    ],
    details: [
      "What is said here stays here.",
      "Medicare rebates with a mental health plan.",
      "Sessions in French, Lingala and Kirundi.",
      "Some places each week cost nothing.",
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
      "Medicine packs for elders, filled weekly and brought to the door.",
      "Night pharmacy with a pharmacist who has time to listen.",
    ],
    details: [
      "Vaccinations without an appointment.",
      "Skin care for dark skin, chosen by a pharmacist.",
      "Scripts are kept on file if you wish.",
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
      "Treatment of hair loss from tight styles, with follow-up photographs.",
      "Acne, scars and sun checks for every shade, by qualified dermal clinicians.",
    ],
    details: [
      "Every treatment is tried on a small patch first.",
      "Health fund claims on the spot.",
      "Children may come along.",
      "Book online; the reminder comes by text.",
    ],
    prices: { "First consultation": 95, "Chemical peel": 150, "Laser, small area": 130 },
    hours: ["clinic", "studio", "eveningClinic"],
  },
];
