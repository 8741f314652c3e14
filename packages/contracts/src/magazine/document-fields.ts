import { z } from "zod";
import { line, text } from "../common/fields.ts";
import { BodyPicture } from "./body.ts";
import { ArticleCategory } from "./categories.ts";
import { bodyLimits, documentLimits } from "./limits.ts";

export const DocId = text(20, "Invalid document id.").regex(
  /^DOC-[0-9A-Z]{6}$/,
  "Invalid document id.",
);

export const VersionId = z.uuid();

/**
 * draft: being written. submitted: waiting for an editor. scheduled: accepted, and published automatically at its time.
 * published: the site shows this text; a later change makes it a draft again.
 */
export const DocumentStatus = z.enum(["draft", "submitted", "scheduled", "published"]);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** The picture above an article. */
export const MainPicture = BodyPicture.extend({ caption: text(bodyLimits.captionLength) });
export type MainPicture = z.infer<typeof MainPicture>;

const Tag = line(documentLimits.tagLength).refine((tag) => tag.length > 0, "A tag is empty.");

/** Everything about an article but its body. */
export const DocumentHead = z.strictObject({
  title: line(documentLimits.titleLength),
  /** The introduction under the title. */
  standfirst: line(documentLimits.standfirstLength),
  category: ArticleCategory.nullable(),
  tags: z.array(Tag).max(documentLimits.tags, `Please use up to ${documentLimits.tags} tags.`),
  mainPicture: MainPicture.nullable(),
});
export type DocumentHead = z.infer<typeof DocumentHead>;
