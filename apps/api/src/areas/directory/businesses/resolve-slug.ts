import type { CallResponse } from "@boab/contracts/common/call";
import type { resolveSlug as resolveSlugCall } from "@boab/contracts/directory/businesses";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findListingBySlug } from "../slugs/slugs.repository.ts";
import { isVisibleListing } from "./businesses.repository.ts";
import { toViewer } from "./load-business.ts";

/** Resolves a slug or an id. A listing that the actor may not see is not found. */
export async function resolveSlug(
  { db }: Pick<DirectoryDeps, "db">,
  actor: Actor,
  slugOrId: string,
): Promise<CallResponse<typeof resolveSlugCall>> {
  const id = BusinessId.safeParse(slugOrId.toUpperCase());
  const key = id.success ? id.data : slugOrId.toLowerCase();
  const foundSlug = await findListingBySlug(db, key);
  if (foundSlug?.kind === "gone") return { kind: "gone" };
  if (!foundSlug || !(await isVisibleListing(db, foundSlug.slug, toViewer(actor))))
    throw new AppError("not_found");
  return { kind: foundSlug.slug === key ? "current" : "moved", slug: foundSlug.slug };
}
