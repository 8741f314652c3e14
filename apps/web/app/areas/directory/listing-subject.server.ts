import type { Category } from "@boab/contracts/directory/listing-fields";

/** Words in the address of a listing, and what its still life is made of then. */
const subjects: readonly (readonly [words: RegExp, subject: string])[] = [
  [
    /(^|-)(braid|hair|loc|barber|salon|beauty|nail|lash|skin|spa|shea|fade|crown|curl)/,
    "Beauty & Personal Care",
  ],
  [
    /(^|-)(cloth|fabric|tailor|fashion|boutique|wear|kente|ankara|kitenge|wax|thread|sew)/,
    "Clothing & Accessories",
  ],
  [/(^|-)(grocer|market|pantry|spice|butcher|halal|food|bakery)/, "Groceries & Beverages"],
  [/(^|-)(book|print|stationer)/, "Books & Stationery"],
  [/(^|-)(music|drum|sound|dj|studio-sound|record)/, "Music & Entertainment"],
  [/(^|-)(phone|computer|electronic|repair|tech|it)(s|-|$)/, "Electronics"],
  [/(^|-)(craft|basket|bead|pottery|art)(s|-|$)/, "Handmade & Crafts"],
  [/(^|-)(furniture|home|decor|rug|interior)/, "Home & Living"],
];

/** A braid studio is no office: the name says more than the category. Eating stays with the kitchen. */
export function subjectOf({ category, slug }: { category: Category; slug: string }): string {
  if (category !== "Services" && category !== "Retail") return category;
  return subjects.find(([words]) => words.test(slug))?.[1] ?? category;
}
