import { z } from "zod";
import { text } from "../common/fields.ts";
import { BusinessId } from "../directory/listing-fields.ts";
import { Video } from "../directory/videos.ts";
import { bodyLimits } from "./limits.ts";
import { isSafeLink } from "./links.ts";

const Link = z.strictObject({
  type: z.literal("link"),
  attrs: z.strictObject({
    href: text(2000, "This link is too long.").refine(
      isSafeLink,
      "Please use a link that starts with https:// or mailto:.",
    ),
  }),
});

const Mark = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({ type: z.literal("underline") }),
  Link,
]);

const Text = z.strictObject({
  type: z.literal("text"),
  text: text(bodyLimits.textLength).min(1),
  marks: z.array(Mark).max(4).optional(),
});

export const BodyInline = z.discriminatedUnion("type", [
  Text,
  z.strictObject({ type: z.literal("hardBreak") }),
]);
export type BodyInline = z.infer<typeof BodyInline>;

const inlines = z.array(BodyInline).max(bodyLimits.inlines).optional();

const Paragraph = z.strictObject({ type: z.literal("paragraph"), content: inlines });

const paragraphs = z.array(Paragraph).min(1).max(bodyLimits.listItems);

const ListItem = z.strictObject({ type: z.literal("listItem"), content: paragraphs });
const listItems = z.array(ListItem).min(1).max(bodyLimits.listItems);

/** The URL of a public upload, or of one of our drawings. The server also checks the host of a writer's picture. */
const PictureUrl = text(1000, "Invalid picture.").regex(
  /^(?:https?:\/\/[\w.:-]+\/(?:[\w-]+\/)*public\/[\w./-]+\.(?:jpg|webp)|\/pictures\/articles\/[a-z]+\/[a-z0-9-]+\.svg)$/,
  "Invalid picture.",
);

/** The description may be empty in a draft, but a writer needs one to submit. */
export const BodyPicture = z.strictObject({
  src: PictureUrl,
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  alt: text(bodyLimits.altLength),
});
export type BodyPicture = z.infer<typeof BodyPicture>;

const caption = text(bodyLimits.captionLength);

export const BodyBlock = z.discriminatedUnion("type", [
  Paragraph,
  z.strictObject({
    type: z.literal("heading"),
    attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
    content: inlines,
  }),
  z.strictObject({ type: z.literal("blockquote"), content: paragraphs }),
  z.strictObject({ type: z.literal("bulletList"), content: listItems }),
  z.strictObject({ type: z.literal("orderedList"), content: listItems }),
  z.strictObject({ type: z.literal("horizontalRule") }),
  z.strictObject({
    type: z.literal("image"),
    attrs: BodyPicture.extend({ caption, layout: z.enum(["text", "wide"]) }),
  }),
  z.strictObject({
    type: z.literal("gallery"),
    attrs: z.strictObject({
      pictures: z.array(BodyPicture).min(2).max(bodyLimits.galleryPictures),
      caption,
    }),
  }),
  z.strictObject({
    type: z.literal("businessCard"),
    attrs: z.strictObject({ id: BusinessId }),
  }),
  z.strictObject({
    type: z.literal("itemCard"),
    attrs: z.strictObject({ sku: text(20).regex(/^SKU-[0-9A-Z]{8}$/, "Invalid SKU.") }),
  }),
  z.strictObject({
    type: z.literal("videoCard"),
    attrs: Video.extend({ title: text(150) }),
  }),
]);
export type BodyBlock = z.infer<typeof BodyBlock>;

/**
 * The body of an article as the editor stores it: ProseMirror JSON with only the nodes and marks named here. A list
 * item holds paragraphs and a paragraph holds text, so the schema limits the depth, and the call that takes a body
 * limits its bytes before it parses anything.
 */
export const ArticleBody = z.strictObject({
  type: z.literal("doc"),
  content: z
    .array(BodyBlock)
    .min(1)
    .max(bodyLimits.blocks, "This article is too long. Please split it in two."),
});
export type ArticleBody = z.infer<typeof ArticleBody>;
