import { categories } from "@boab/contracts/directory/listing-fields";
import type { DirectoryDeps } from "../deps.ts";
import { hasPublicListing } from "./categories.repository.ts";

/** Lists the categories of the filter: the fixed ones, and Education as soon as a listing has it. */
export async function listCategories({ db }: Pick<DirectoryDeps, "db">) {
  const hasEducation = await hasPublicListing(db, "Education");
  return { data: categories.filter((category) => category !== "Education" || hasEducation) };
}
