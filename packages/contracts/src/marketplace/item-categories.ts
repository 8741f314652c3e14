import { isKeyOf } from "../common/guards.ts";
import { getKeys } from "../common/keys.ts";

/** A category with what is below it; a list of names has nothing below. */
type Level = readonly string[] | Readonly<Record<string, readonly string[]>>;

/**
 * Three levels: the first is specified (ITEMW-26), the others are ours. Free of schemas, so that browsers can
 * load it.
 */
export const itemCategories = {
  "Clothing & Accessories": {
    "Men's": ["Shirts & tops", "Trousers & shorts", "Suits", "Outerwear", "Shoes"],
    "Women's": [
      "Dresses",
      "Skirts",
      "Tops & blouses",
      "Trousers & jumpsuits",
      "Outerwear",
      "Shoes",
    ],
    "Children's": ["Girls", "Boys", "Shoes"],
    Unisex: ["T-shirts", "Hoodies & jumpers", "Outerwear"],
    Accessories: ["Bags", "Jewellery", "Headwraps & scarves", "Hats", "Belts", "Sunglasses"],
    "Traditional Wear": [
      "Agbada & kaftans",
      "Dashikis",
      "Boubous",
      "Habesha kemis",
      "Wrappers & fabric",
    ],
  },
  "Beauty & Personal Care": {
    "Hair Care": ["Oils & treatments", "Shampoo & conditioner", "Styling", "Tools"],
    "Hair Extensions & Wigs": ["Braiding hair", "Wigs", "Weaves & closures"],
    "Skin Care": ["Face", "Body butters & oils", "Soaps", "Sun care"],
    "Make-up": [],
    Fragrance: ["Perfume", "Incense & oud"],
    Grooming: ["Beard care", "Shaving"],
  },
  "Groceries & Beverages": {
    "Grains & Flours": ["Rice", "Fufu & garri", "Teff & injera", "Millet & sorghum", "Maize"],
    "Spices & Sauces": ["Spice blends", "Pepper sauces", "Stews & pastes", "Oils"],
    "Snacks & Sweets": ["Savoury snacks", "Biltong & jerky", "Sweets"],
    "Coffee & Tea": ["Coffee beans", "Ground coffee", "Tea & rooibos"],
    Drinks: ["Soft drinks", "Juices", "Malt drinks"],
    "Pantry & Dried": ["Dried fish", "Beans & lentils", "Nuts & seeds", "Tins & jars"],
  },
  "Home & Living": {
    "Home Décor": [
      "Wall hangings",
      "Cushions & throws",
      "Vases & pottery",
      "Candles",
      "Rugs & mats",
    ],
    Furniture: ["Stools & chairs", "Tables", "Storage"],
    "Kitchen & Dining": ["Cookware", "Tableware", "Coffee ceremony", "Linen"],
    "Bed & Bath": [],
    "Baskets & Storage": [],
    Garden: [],
  },
  "Sports & Outdoors": {
    "Football & Team Sports": ["Balls", "Jerseys", "Boots"],
    Fitness: [],
    Camping: [],
    Cycling: [],
    "Water Sports": [],
  },
  "Toys & Games": {
    "Dolls & Soft Toys": [],
    "Board & Card Games": ["Mancala & oware", "Family games", "Card games"],
    Puzzles: [],
    "Learning Toys": [],
  },
  Electronics: {
    "Phones & Tablets": ["Phones", "Tablets", "Cases & chargers"],
    "Audio & Headphones": [],
    Computers: ["Laptops", "Accessories"],
    "Cameras & Video": [],
    "Home Appliances": [],
  },
  "Books & Stationery": {
    Fiction: [],
    "Non-fiction": ["History & culture", "Cooking", "Business", "Memoir"],
    "Children's Books": [],
    "Language Learning": [],
    Stationery: ["Notebooks", "Cards", "Art supplies"],
  },
  "Handmade & Crafts": {
    Baskets: [],
    "Beads & Jewellery Making": [],
    "Fabric & Sewing": ["Ankara & wax print", "Kente", "Mud cloth", "Sewing supplies"],
    "Wood & Carving": [],
    Leather: [],
    "Pottery & Ceramics": [],
    "Art & Prints": [],
  },
  "Pet Supplies": ["Dogs", "Cats", "Birds", "Fish & Reptiles"],
  Automotive: ["Car Accessories", "Car Care", "Parts", "Motorcycles"],
  "Baby & Kids": {
    "Baby Clothing": [],
    "Carriers & Wraps": [],
    Nursery: ["Bedding", "Décor"],
    Feeding: [],
    "Bath & Nappies": [],
  },
  "Music & Entertainment": {
    Instruments: ["Drums", "Thumb pianos", "Strings", "Shakers & bells"],
    "Vinyl & CDs": [],
    "Film & Series": [],
    "Party Supplies": [],
  },
  Services: [
    "Lessons & Workshops",
    "Design & Printing",
    "Tailoring & Alterations",
    "Events",
    "Gift Vouchers",
  ],
  "Industrial & Construction": ["Tools", "Safety & Workwear", "Building Materials", "Electrical"],
  // Sellers describe real estate in words, so it has no levels of our own.
  "Real Estate": [],
} as const satisfies Record<string, Level>;

export type ItemCategory = keyof typeof itemCategories;

export const itemCategoryNames = getKeys(itemCategories);

// `Array.isArray` doesn't tell read-only lists apart.
const isList = (level: Level): level is readonly string[] => Array.isArray(level);

const getLevel = (category: string): Level =>
  isKeyOf(itemCategories, category) ? itemCategories[category] : [];

/** Empty for a category without subcategories: the option is then `Not applicable` (ITEMW-07). */
export function listSubCategories(category: string): readonly string[] {
  const level = getLevel(category);
  return isList(level) ? level : Object.keys(level);
}

export function listSubSubCategories(category: string, subCategory: string): readonly string[] {
  const level = getLevel(category);
  if (isList(level) || !Object.hasOwn(level, subCategory)) return [];
  return level[subCategory] ?? [];
}

export interface CategoryChoice {
  category: string;
  subCategory: string | null;
  subSubCategory: string | null;
}

/** Returns the level of a choice that is invalid; undefined when the choice is in the tree. */
export function findInvalidCategoryLevel(choice: CategoryChoice): keyof CategoryChoice | undefined {
  const { category, subCategory, subSubCategory } = choice;
  if (!Object.hasOwn(itemCategories, category)) return "category";
  const subCategories = listSubCategories(category);
  if (subCategories.length === 0 ? subCategory !== null : !isAmong(subCategories, subCategory))
    return "subCategory";
  if (subSubCategory === null) return undefined;
  const third = subCategory === null ? [] : listSubSubCategories(category, subCategory);
  return third.includes(subSubCategory) ? undefined : "subSubCategory";
}

const isAmong = (names: readonly string[], name: string | null) =>
  name !== null && names.includes(name);

/** A new category starts without the levels below it, and so does a new subcategory (ITEMW-08). */
export const toCategoryChoice = (category: string): CategoryChoice => ({
  category,
  subCategory: null,
  subSubCategory: null,
});

export const toSubCategoryChoice = (
  { category }: CategoryChoice,
  subCategory: string | null,
): CategoryChoice => ({ category, subCategory, subSubCategory: null });

const fallbackCategory: ItemCategory = "Clothing & Accessories";

/** A stored choice that left the tree gets the first valid option of each level (ITEMW-09). */
export function coerceCategory(choice: CategoryChoice): CategoryChoice {
  const category = Object.hasOwn(itemCategories, choice.category)
    ? choice.category
    : fallbackCategory;
  const subCategories = listSubCategories(category);
  const subCategory = isAmong(subCategories, choice.subCategory)
    ? choice.subCategory
    : (subCategories[0] ?? null);
  const third = subCategory === null ? [] : listSubSubCategories(category, subCategory);
  // The third level is optional: null stays null, and a wrong value becomes the first valid one.
  const subSubCategory =
    choice.subSubCategory === null || third.includes(choice.subSubCategory)
      ? third.length === 0
        ? null
        : choice.subSubCategory
      : (third[0] ?? null);
  return { category, subCategory, subSubCategory };
}

export const categoryPath = ({ category, subCategory, subSubCategory }: CategoryChoice): string[] =>
  [category, subCategory, subSubCategory].filter((level): level is string => Boolean(level));

/** In all other categories the form offers "One size" first. */
const categoriesWithSizes: readonly string[] = [
  "Clothing & Accessories",
  "Sports & Outdoors",
  "Baby & Kids",
  "Industrial & Construction",
];
export const offersSizesByDefault = (category: string): boolean =>
  categoriesWithSizes.includes(category);
