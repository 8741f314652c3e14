import { type BusinessKind, everywhere } from "./kind.ts";

const category = "Education";

export const education: BusinessKind[] = [
  {
    category,
    regions: everywhere,
    nouns: ["Tutoring", "Learning Centre", "Academy", "Homework Club"],
    openings: [
      "Maths, English and science tutoring for years three to twelve, in groups of six.",
      "A homework club in {suburb} with snacks, quiet tables and patient tutors.",
      "Exam preparation by teachers and university students who once sat in your chair.",
      "Reading help for children who started school in another language.",
    ],
    details: [
      "The first lesson is free.",
      "Parents get a short report every month.",
      "Brothers and sisters pay half.",
      "Holiday courses run every term break.",
    ],
    prices: { "Group lesson": 28, "Single lesson, one hour": 65, "Term, weekly lesson": 260 },
    hours: ["afterSchool", "evenings"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Language School", "Languages", "Mother Tongue"],
    openings: [
      "Amharic, Arabic, Somali and Swahili for children who understand but answer in English.",
      "English for work: interviews, phone calls and the learner permit test.",
      "Saturday classes in {suburb} where grandparents teach and children perform.",
      "Yoruba, Igbo and Twi online and in a bright room above the library.",
    ],
    details: [
      "Songs and cooking are part of the lesson.",
      "Adult beginners start each month.",
      "Small groups, never more than eight.",
      "We translate certificates too.",
    ],
    prices: { "Term, children": 180, "Term, adults": 240, "Single lesson": 55 },
    hours: ["evenings", "market", "afterSchool"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Music and Dance", "School of Arts", "Drum and Dance"],
    openings: [
      "Djembe, kora and guitar lessons from musicians who still tour.",
      "Afro dance for children and adults, from first steps to the stage.",
      "Choir, drums and storytelling for the families of {suburb}.",
      "Music theory, gospel piano and a band for teenagers.",
    ],
    details: [
      "Instruments can be borrowed.",
      "Every term ends with a concert for the families.",
      "Come to one class before you decide.",
      "School incursions across the state.",
    ],
    prices: { "Group class": 22, "Single lesson, 45 minutes": 58, "Ten classes": 190 },
    hours: ["afterSchool", "evenings"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Driving School", "Drivers"],
    openings: [
      "Patient driving lessons in automatic and manual cars, seven days a week.",
      "Learn to drive in {suburb} with instructors who speak your language.",
      "Lessons for nervous beginners and for drivers with an overseas licence.",
      "Female instructors, dual controls and a pass rate we're proud of.",
    ],
    details: [
      "Pick-up from home, school or work.",
      "Packages include the car on test day.",
      "Night and freeway lessons to fill the logbook.",
      "Practice for the learner test on Monday evenings.",
    ],
    prices: { "Lesson, 60 minutes": 68, "Ten lessons": 620, "Test package": 190 },
    hours: ["shop", "grocer", "trade"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Early Learning", "Family Day Care", "Kinder"],
    openings: [
      "Family day care with home-cooked meals, a garden and two languages.",
      "Early learning in {suburb} where children hear stories from four countries.",
      "Care for shift workers' children, early mornings and some nights.",
      "A small kindergarten with songs, sand and qualified teachers.",
    ],
    details: [
      "Child Care Subsidy approved.",
      "Halal and vegetarian meals every day.",
      "Come and play for a morning first.",
      "We keep five places for babies.",
    ],
    prices: { "Full day": 118, "Half day": 70, "Before school": 22 },
    hours: ["care", "roundTheClockWeekdays"],
  },
  {
    category,
    regions: everywhere,
    nouns: ["Skills Institute", "Training", "College"],
    openings: [
      "Coding, design and data courses in the evening, with laptops to borrow.",
      "Aged care and disability certificates taught at a human pace.",
      "Business skills for people in {suburb} opening their first shop.",
      "Barista, food safety and RSA courses in one weekend.",
    ],
    details: [
      "Pay by the week.",
      "We practise interviews until they are easy.",
      "Graduates come back to teach.",
      "There's a prayer room next to the classrooms.",
    ],
    prices: { "Weekend course": 195, "Evening course, ten weeks": 480, "Certificate III": 1500 },
    hours: ["evenings", "office", "clinic"],
  },
];
