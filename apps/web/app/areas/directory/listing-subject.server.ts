import type { Category } from "@boab/contracts/directory/listing-fields";

/** Slug patterns and the subject to draw for them. */
const subjects: readonly (readonly [words: RegExp, subject: string])[] = [
  [
    /(^|-)(braid|hair|loc|barber|salon|beauty|nail|lash|skin|spa|shea|fade|crown|curl|coil|twist|wig|cuts)/,
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

/** For shops and services, the slug says more about what to draw than the category. */
export function findPictureSubject({
  category,
  slug,
}: {
  category: Category;
  slug: string;
}): string {
  if (category !== "Services" && category !== "Retail") return category;
  return subjects.find(([words]) => words.test(slug))?.[1] ?? category;
}
