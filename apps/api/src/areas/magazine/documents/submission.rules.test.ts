import type { ArticleBody, BodyBlock } from "@boab/contracts/magazine/body";
import { documentCopy } from "@boab/contracts/magazine/copy";
import type { DocumentHead } from "@boab/contracts/magazine/document-fields";
import { expect, test } from "vitest";
import { findSubmissionErrors } from "./submission.rules.ts";

const drawingUrl = "/pictures/articles/food/injera.svg";
const uploadedUrl = "https://media.example/public/documents/abc.webp";
const size = { width: 800, height: 600 };
const readyHead: DocumentHead = {
  title: "The long way to injera",
  standfirst: "Three days of waiting, one morning of baking.",
  category: "Food",
  tags: [],
  mainPicture: { src: uploadedUrl, ...size, alt: "A stack of injera", caption: "" },
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
const documentPictureUrls = new Set([uploadedUrl]);

test("an article with everything may go to the editors", () => {
  expect(
    findSubmissionErrors(readyHead, body(paragraph, picture(uploadedUrl)), documentPictureUrls),
  ).toEqual({});
});

test("a drawing of ours may stand in anybody's article, another writer's picture may not", () => {
  expect(
    findSubmissionErrors(readyHead, body(paragraph, picture(drawingUrl)), documentPictureUrls),
  ).toEqual({});
  const unownedPicture = picture("https://media.example/public/documents/theirs.webp");
  expect(
    findSubmissionErrors(readyHead, body(paragraph, unownedPicture), documentPictureUrls),
  ).toEqual({
    content: documentCopy.foreignPicture,
  });
});

test.each<[keyof DocumentHead, string | null, string]>([
  ["title", "", documentCopy.titleMissing],
  ["standfirst", "", documentCopy.standfirstMissing],
  ["category", null, documentCopy.categoryMissing],
  ["mainPicture", null, documentCopy.mainPictureMissing],
])("without %s it says so beside the field", (field, value, sentence) => {
  expect(
    findSubmissionErrors({ ...readyHead, [field]: value }, body(paragraph), documentPictureUrls),
  ).toEqual({
    [field]: sentence,
  });
});

test.each<[string, BodyBlock[], string]>([
  ["nothing written", [{ type: "paragraph" }], documentCopy.bodyMissing],
  ["a picture nobody described", [paragraph, picture(uploadedUrl, " ")], documentCopy.altMissing],
  [
    "a video without a title",
    [
      paragraph,
      { type: "videoCard", attrs: { provider: "youtube", id: "abcdefghijk", title: " " } },
    ],
    documentCopy.videoTitleMissing,
  ],
])("%s is a flaw of the text", (_, content, sentence) => {
  expect(findSubmissionErrors(readyHead, body(...content), documentPictureUrls)).toEqual({
    content: sentence,
  });
});
