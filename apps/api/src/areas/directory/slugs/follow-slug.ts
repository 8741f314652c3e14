import type { CallResponse } from "@boab/contracts/common/call";
import type { followSlug as followSlugCall } from "@boab/contracts/directory/businesses";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { isVisible } from "../businesses/businesses.repository.ts";
import { viewerOf } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findBehind } from "./slugs.repository.ts";

/** Where a slug or id leads. To somebody who may not see the listing it does not exist. */
export async function followSlug(
  { db }: Pick<DirectoryDeps, "db">,
  actor: Actor,
  typed: string,
): Promise<CallResponse<typeof followSlugCall>> {
  const id = BusinessId.safeParse(typed.toUpperCase());
  const key = id.success ? id.data : typed.toLowerCase();
  const behind = await findBehind(db, key);
  if (behind?.kind === "gone") return { kind: "gone" };
  if (!behind || !(await isVisible(db, behind.slug, viewerOf(actor))))
    throw new AppError("not_found");
  return { kind: behind.slug === key ? "current" : "moved", slug: behind.slug };
}
