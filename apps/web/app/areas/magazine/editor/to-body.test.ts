import { ArticleBody } from "@boab/contracts/magazine/body";
import { describe, expect, test } from "vitest";
import { readLink } from "./insert/link-dialog.tsx";
import { readTags } from "./tags-field.tsx";
import { toBody } from "./to-body.ts";

const text = (words: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]) => ({
  type: "text",
  text: words,
  marks,
});

describe("EDIT-01 what is typed becomes what the server takes", () => {
  test("without the attributes that the editor adds", () => {
    const body = toBody({
      type: "doc",
      content: [
        { type: "paragraph", attrs: { class: "x" }, content: [text("Rest", { type: "bold" })] },
        {
          type: "paragraph",
          content: [
            text("link", { type: "link", attrs: { href: "https://a.example", target: "_blank" } }),
            text("bad", { type: "link", attrs: { href: "javascript:alert(1)" } }),
            text("code", { type: "code" }),
            { type: "hardBreak" },
          ],
        },
        { type: "heading", attrs: { level: 3, id: "x" }, content: [text("Three")] },
        {
          type: "orderedList",
          attrs: { start: 4, type: "a" },
          content: [{ type: "listItem", content: [{ type: "paragraph", content: [text("a")] }] }],
        },
        { type: "blockquote", content: [] },
        { type: "unknown" },
      ],
    });
    expect(ArticleBody.parse(body)).toEqual({
      type: "doc",
      content: [
        {
          type: "paragraph",
          content: [{ type: "text", text: "Rest", marks: [{ type: "bold" }] }],
        },
        {
          type: "paragraph",
          content: [
            {
              type: "text",
              text: "link",
              marks: [{ type: "link", attrs: { href: "https://a.example" } }],
            },
            { type: "text", text: "bad" },
            { type: "text", text: "code" },
            { type: "hardBreak" },
          ],
        },
        { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "Three" }] },
        {
          type: "orderedList",
          content: [
            {
              type: "listItem",
              content: [{ type: "paragraph", content: [{ type: "text", text: "a" }] }],
            },
          ],
        },
        { type: "blockquote", content: [{ type: "paragraph" }] },
      ],
    });
  });

  test("and nothing typed is an empty paragraph", () => {
    expect(toBody({ type: "doc" })).toEqual({ type: "doc", content: [{ type: "paragraph" }] });
  });
});

test.each([
  ["https://example.com/a", "https://example.com/a"],
  ["example.com/a?b=c", "https://example.com/a?b=c"],
  ["hello@boab.example", "mailto:hello@boab.example"],
  ["/directory", "/directory"],
  ["javascript:alert(1)", undefined],
  ["not a link", undefined],
])("EDIT-03 a link typed as %j becomes %j", (typed, href) => {
  expect(readLink(typed)).toBe(href);
});

test("tags are read with commas between them, once each, as many as there is room for", () => {
  expect(readTags(" rest, Footscray,rest,, a,b,c,d,e")).toEqual([
    "rest",
    "Footscray",
    "a",
    "b",
    "c",
    "d",
  ]);
});
