import { z } from "zod";

/** The categories are in the order of the chips. */
export const articleCategories = [
  "Food",
  "Hair",
  "Family",
  "Community",
  "Work",
  "Culture",
] as const;

export const ArticleCategory = z.enum(articleCategories);
export type ArticleCategory = z.infer<typeof ArticleCategory>;
