import type { ArticleBody, BodyBlock } from "@boab/contracts/magazine/body";
import type { DocumentHead } from "@boab/contracts/magazine/document-fields";
import { documentTexts } from "@boab/contracts/magazine/editor-texts";
import { expect, test } from "vitest";
import { flawsToSubmit } from "./submission.rules.ts";

const drawing = "/pictures/articles/food/injera.svg";
const uploaded = "https://media.example/public/documents/abc.webp";
const size = { width: 800, height: 600 };
const ready: DocumentHead = {
  title: "The long way to injera",
  standfirst: "Three days of waiting, one morning of baking.",
  category: "Food",
  tags: [],
  mainPicture: { src: uploaded, ...size, alt: "A stack of injera", caption: "" },
};
const paragraph: BodyBlock = {
  type: "paragraph",
  content: [{ type: "text", text: "It begins with teff." }],
};
const picture = (src: string, alt = "Teff in a bowl"): BodyBlock => ({
  type: "image",
  attrs: { src, ...size, alt, caption: "", layout: "text" },
});
const body = (...content: BodyBlock[]): ArticleBody => ({ type: "doc", content });
const own = new Set([uploaded]);

test("an article with everything may go to the editors", () => {
  expect(flawsToSubmit(ready, body(paragraph, picture(uploaded)), own)).toEqual({});
});

test("a drawing of ours may stand in anybody's article, another writer's picture may not", () => {
  expect(flawsToSubmit(ready, body(paragraph, picture(drawing)), own)).toEqual({});
  const foreign = picture("https://media.example/public/documents/theirs.webp");
  expect(flawsToSubmit(ready, body(paragraph, foreign), own)).toEqual({
    content: documentTexts.foreignPicture,
  });
});

test.each<[keyof DocumentHead, string | null, string]>([
  ["title", "", documentTexts.titleMissing],
  ["standfirst", "", documentTexts.standfirstMissing],
  ["category", null, documentTexts.categoryMissing],
  ["mainPicture", null, documentTexts.mainPictureMissing],
])("without %s it says so beside the field", (field, value, sentence) => {
  expect(flawsToSubmit({ ...ready, [field]: value }, body(paragraph), own)).toEqual({
    [field]: sentence,
  });
});

test.each<[string, BodyBlock[], string]>([
  ["nothing written", [{ type: "paragraph" }], documentTexts.bodyMissing],
  ["a picture nobody described", [paragraph, picture(uploaded, " ")], documentTexts.altMissing],
  [
    "a video without a title",
    [
      paragraph,
      { type: "videoCard", attrs: { provider: "youtube", id: "abcdefghijk", title: " " } },
    ],
    documentTexts.videoTitleMissing,
  ],
])("%s is a flaw of the text", (_, content, sentence) => {
  expect(flawsToSubmit(ready, body(...content), own)).toEqual({ content: sentence });
});
