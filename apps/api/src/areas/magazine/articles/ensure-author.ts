import { toSlug } from "@boab/contracts/common/slug";
import anyAscii from "any-ascii";
import type { Tx } from "#platform/db/db.ts";
import { generateSlugs } from "./article.rules.ts";
import { findAuthorByProfile, insertAuthor, type NewAuthor } from "./authors.repository.ts";

/** The author row of a member, made with their first article; somebody without an account gets a new one. */
export async function ensureAuthor(tx: Tx, author: NewAuthor): Promise<string> {
  const known = await findAuthorId(tx, author);
  if (known) return known;
  for (const slug of generateSlugs(toSlug(anyAscii(author.name)).slice(0, 70))) {
    // Either the slug is taken, or the member's first two articles come out at the same moment.
    const id = (await insertAuthor(tx, slug, author)) ?? (await findAuthorId(tx, author));
    if (id) return id;
  }
  throw new Error("unreachable: there is always another number");
}

const findAuthorId = async (tx: Tx, { profileId }: NewAuthor): Promise<string | undefined> =>
  profileId === null ? undefined : (await findAuthorByProfile(tx, profileId))?.id;
