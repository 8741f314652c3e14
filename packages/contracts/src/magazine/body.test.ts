import { describe, expect, test } from "vitest";
import { ArticleBody } from "./body.ts";
import {
  computeReadingMinutes,
  countWords,
  listBodyPictures,
  toBodyText,
  toWebpSrc,
} from "./body-text.ts";
import { bodyLimits } from "./limits.ts";
import { isSafeLink } from "./links.ts";

const src = "https://media.boab.example/public/editor-images/1700000000000_rings_ab12.jpg";
const picture = { src, width: 1600, height: 900, alt: "Rings in earth and indigo" };
const paragraph = (text: string, marks?: object[]) => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(marks && { marks }) }],
});

/** One of everything an article may hold. */
const sampleBlocks = [
  { type: "paragraph" },
  paragraph("Rest", [{ type: "bold" }, { type: "italic" }, { type: "underline" }]),
  paragraph("a link", [{ type: "link", attrs: { href: "https://example.com/a?b=c#d" } }]),
  { type: "paragraph", content: [{ type: "text", text: "one" }, { type: "hardBreak" }] },
  { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Two" }] },
  { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "Three" }] },
  { type: "blockquote", content: [paragraph("Quoted")] },
  { type: "bulletList", content: [{ type: "listItem", content: [paragraph("Point")] }] },
  { type: "orderedList", content: [{ type: "listItem", content: [paragraph("First")] }] },
  { type: "horizontalRule" },
  { type: "image", attrs: { ...picture, caption: "", layout: "wide" } },
  { type: "gallery", attrs: { pictures: [picture, picture], caption: "Two" } },
  {
    type: "image",
    attrs: {
      ...picture,
      src: "/pictures/articles/rings/plum.svg",
      caption: "",
      layout: "text",
    },
  },
  { type: "businessCard", attrs: { id: "BUS-0123ABCD" } },
  { type: "itemCard", attrs: { sku: "SKU-0123ABCD" } },
  { type: "videoCard", attrs: { provider: "youtube", id: "dQw4w9WgXcQ", title: "A talk" } },
];

const makeDoc = (...content: unknown[]) => ({ type: "doc", content });
const isBody = (body: unknown) => ArticleBody.safeParse(body).success;

test("W2 an article holds every block of ours, and comes out as it went in", () => {
  expect(ArticleBody.parse(makeDoc(...sampleBlocks))).toEqual(makeDoc(...sampleBlocks));
});

describe("W2 whatever is not named is refused", () => {
  test.each<[string, unknown]>([
    ["another node", { type: "iframe", attrs: { src: "https://example.com" } }],
    ["a script", { type: "script", content: [{ type: "text", text: "alert(1)" }] }],
    ["raw HTML", { type: "html", attrs: { html: "<script>alert(1)</script>" } }],
    ["a heading of the first level", { type: "heading", attrs: { level: 1 } }],
    ["another mark", paragraph("x", [{ type: "textStyle", attrs: { color: "red" } }])],
    ["an attribute of a paragraph", { type: "paragraph", attrs: { onclick: "alert(1)" } }],
    ["an attribute of a picture", { type: "image", attrs: { ...picture, onerror: "alert(1)" } }],
    [
      "an attribute of a link",
      paragraph("x", [{ type: "link", attrs: { href: "https://a.example", onclick: "x" } }]),
    ],
    ["text outside a paragraph", { type: "text", text: "x" }],
    ["a list in a list", { type: "bulletList", content: [{ type: "bulletList", content: [] }] }],
    [
      "a list in a list item",
      {
        type: "bulletList",
        content: [
          {
            type: "listItem",
            content: [
              { type: "bulletList", content: [{ type: "listItem", content: [paragraph("x")] }] },
            ],
          },
        ],
      },
    ],
    ["an empty text", { type: "paragraph", content: [{ type: "text", text: "" }] }],
    ["NUL", paragraph("a\0b")],
    ["half a character", paragraph("\ud800")],
    ["a gallery of one", { type: "gallery", attrs: { pictures: [picture], caption: "" } }],
    ["a business that can't be", { type: "businessCard", attrs: { id: "../../etc" } }],
    ["an item that can't be", { type: "itemCard", attrs: { sku: "SKU-1' or 1=1" } }],
    [
      "a video elsewhere",
      { type: "videoCard", attrs: { provider: "evil", id: "dQw4w9WgXcQ", title: "" } },
    ],
    [
      "a video id with a query",
      { type: "videoCard", attrs: { provider: "youtube", id: "x&key=", title: "" } },
    ],
  ])("%s", (_what, block) => {
    expect(isBody(makeDoc(block))).toBe(false);
  });

  test.each([
    "javascript:alert(1)",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "https://media.boab.example/public/a.svg",
    "https://media.boab.example/private/cv.jpg",
    "https://media.boab.example/public/a.jpg?x=1",
    'https://media.boab.example/public/a.jpg" onerror="x.jpg',
    "//media.boab.example/public/a.jpg",
    "/pictures/articles/../a.svg",
    "/pictures/a.svg",
    `https://media.boab.example/public/${"a".repeat(1000)}.jpg`,
  ])("the picture %s", (pictureUrl) => {
    const attrs = { ...picture, src: pictureUrl, caption: "", layout: "text" };
    expect(isBody(makeDoc({ type: "image", attrs }))).toBe(false);
  });
});

describe("W2 an article is bounded", () => {
  test.each<[string, unknown]>([
    ["in blocks", makeDoc(...Array(bodyLimits.blocks + 1).fill({ type: "paragraph" }))],
    ["in the length of one text", makeDoc(paragraph("a".repeat(bodyLimits.textLength + 1)))],
    [
      "in the pieces of a paragraph",
      makeDoc({
        type: "paragraph",
        content: Array(bodyLimits.inlines + 1).fill({ type: "hardBreak" }),
      }),
    ],
    [
      "in the items of a list",
      makeDoc({
        type: "bulletList",
        content: Array(bodyLimits.listItems + 1).fill({
          type: "listItem",
          content: [{ type: "paragraph" }],
        }),
      }),
    ],
    [
      "in the pictures of a gallery",
      makeDoc({
        type: "gallery",
        attrs: { pictures: Array(bodyLimits.galleryPictures + 1).fill(picture), caption: "" },
      }),
    ],
    ["below: it is never without a block", makeDoc()],
  ])("%s", (_what, body) => {
    expect(isBody(body)).toBe(false);
  });
});

describe("W2 links", () => {
  test.each([
    "https://example.com",
    "http://example.com/a%20b?c=d&e=f#g",
    "https://müller.example/straße",
    "mailto:hello@boab.example?subject=Hi",
    "/directory/umoja",
    "/",
  ])("to %s are fine", (href) => {
    expect(isSafeLink(href)).toBe(true);
  });

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript&colon;alert(1)",
    "vbscript:msgbox(1)",
    "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PHNjcmlwdD4=",
    "blob:https://example.com/x",
    "file:///etc/passwd",
    "ftp://example.com",
    "tel:+61400000000",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:\\\\evil.example",
    "https://boab.example@evil.example",
    "https://",
    "mailto:",
    "example.com",
    "#top",
    "",
    " ",
  ])("to %j are refused", (href) => {
    expect(isSafeLink(href)).toBe(false);
  });
});

test("what is written is counted without its formatting", () => {
  const body = ArticleBody.parse(makeDoc(...sampleBlocks));
  expect(toBodyText(body).split("\n")).toEqual([
    "Rest",
    "a link",
    "one",
    "",
    "Two",
    "Three",
    "Quoted",
    "Point",
    "First",
  ]);
  expect(countWords("Plum – and ochre’s 2nd ring")).toBe(5);
  expect([0, 109, 331, 1146].map(computeReadingMinutes)).toEqual([1, 1, 2, 5]);
  expect(listBodyPictures(body)).toHaveLength(4);
  expect(toWebpSrc(src)).toBe(src.replace(".jpg", ".webp"));
  const drawing = "/pictures/articles/rings/plum.svg";
  expect(toWebpSrc(drawing)).toBe(drawing);
});
