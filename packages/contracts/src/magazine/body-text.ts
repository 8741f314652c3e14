import type { ArticleBody, BodyBlock, BodyInline, BodyPicture } from "./body.ts";

const joinInlines = (inlines: BodyInline[] = []): string =>
  inlines.map((inline) => (inline.type === "text" ? inline.text : "\n")).join("");

function listTexts(block: BodyBlock): string[] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return [joinInlines(block.content)];
    case "blockquote":
      return block.content.map((paragraph) => joinInlines(paragraph.content));
    case "bulletList":
    case "orderedList":
      return block.content.flatMap((item) =>
        item.content.map(({ content }) => joinInlines(content)),
      );
    default:
      return [];
  }
}

/** What is written, without formatting; one line for each paragraph. */
export const toBodyText = (body: ArticleBody): string =>
  body.content.flatMap(listTexts).filter(Boolean).join("\n");

/** A word has a letter or a digit; a dash between spaces is none. */
export const countWords = (written: string): number =>
  written.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const wordsPerMinute = 220;

export const computeReadingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));

/** Every picture of an article, in reading order. */
export const listBodyPictures = (body: ArticleBody): BodyPicture[] =>
  body.content.flatMap((block) =>
    block.type === "image" ? [block.attrs] : block.type === "gallery" ? block.attrs.pictures : [],
  );

/** Each picture is stored as JPEG and as WebP under the same name. */
export const toWebpSrc = (src: string): string => src.replace(/\.jpg$/, ".webp");
