/** The URL of the generated header for a store without its own, drawn from its slug. */
export const buildDrawnHeaderUrl = (slug: string): string => `/pictures/stores/${slug}.svg`;

const subjects: readonly [words: RegExp, subject: string][] = [
  [/cloth|kente|wax|sew|tailor|thread|wear|adire|fabric|beads|sandal/, "Clothing & Accessories"],
  [/coffee|spice|pantry|tea|grocer|kitchen|honey|palm/, "Groceries & Beverages"],
  [/shea|skin|hair|soap|beauty|care/, "Beauty & Personal Care"],
  [/record|music|drum|sound|vinyl/, "Music & Entertainment"],
  [/book|paper|press|ink/, "Books & Stationery"],
  [/home|pot|clay|stool|living|candle/, "Home & Living"],
];

/** Chooses what to draw from the words in the slug, which say what most stores sell. */
export const chooseDrawingSubject = (slug: string): string =>
  subjects.find(([words]) => words.test(slug))?.[1] ?? "Handmade & Crafts";
