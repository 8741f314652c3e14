import { ArticleBody } from "@boab/contracts/magazine/body";
import { isSafeLink } from "@boab/contracts/magazine/links";
import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { makeTextBody } from "#test/factories/documents.ts";
import { cleanHtml } from "./clean-html.ts";
import { readHtml } from "./read-html.ts";
import { renderBody } from "./render-body.rules.ts";

const calls = [
  "alert(1)",
  "alert`1`",
  "top['al'+'ert'](1)",
  "eval(name)",
  "import('//evil.example')",
];
const elements = ["img", "svg", "video", "body", "details", "input", "iframe", "math", "a", "p"];
const handlers = [
  "onerror",
  "onload",
  "onclick",
  "onfocus",
  "ontoggle",
  "onmouseover",
  "onbegin",
  "onwheel",
];
const schemes = [
  "javascript:",
  "JaVaScRiPt:",
  "java\tscript:",
  "vbscript:",
  "data:text/html,",
  "//",
];

/** What people try on editors: elements, handlers, schemes, broken markup and odd encodings. */
const corpus = [
  ...calls.flatMap((call) => [
    `<script>${call}</script>`,
    `<SCRIPT SRC=//evil.example></SCRIPT>${call}`,
    `<scr<script>ipt>${call}</scr</script>ipt>`,
    `<style>*{background:url("javascript:${call}")}</style>`,
    `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
    `<base href="javascript:${call}//">`,
    `<object data="javascript:${call}"></object>`,
    `<form action="javascript:${call}"><button>x</button></form>`,
    `<svg><animate onbegin=${call} attributeName=x></svg>`,
    `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
    `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
    `<template><img src=x onerror=${call}></template>`,
    `--><img src=x onerror=${call}>`,
    `<![CDATA[<img src=x onerror=${call}>]]>`,
    `&lt;img src=x onerror=${call}&gt;`,
    `<p style="x:expression(${call})">x</p>`,
  ]),
  ...elements.flatMap((element) =>
    handlers.map((handler) => `<${element} src=x href=x ${handler}="alert(1)" autofocus>`),
  ),
  ...schemes.flatMap((scheme) => [
    `<a href="${scheme}alert(1)">x</a>`,
    `<a href=" ${scheme}alert(1)">x</a>`,
    `<a href='${scheme}alert(1)'>x</a>`,
    `<a xlink:href="${scheme}alert(1)">x</a>`,
    `<img src="${scheme}alert(1)">`,
    `<iframe src="${scheme}alert(1)"></iframe>`,
  ]),
  ...["&#106;avascript:", "&#x6A;avascript:", "java&#10;script:", "\u0001javascript:"].map(
    (scheme) => `<a href="${scheme}alert(1)">x</a>`,
  ),
  "<a href=\"https://a.example\" onclick=alert(1) style='x' target=_top>x</a>",
  '<p>"><img src=x onerror=alert(1)></p>',
  "<b><i><u><a href=x><b>".repeat(50),
  "<ul>".repeat(500),
  `<a href="https://${"a".repeat(5000)}">x</a>`,
];

const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    [
      "p",
      "br",
      "h2",
      "h3",
      "strong",
      "em",
      "u",
      "ul",
      "ol",
      "li",
      "blockquote",
      "hr",
      "figure",
      "figcaption",
    ].map((name) => [name, []]),
  ),
  a: ["href"],
  img: ["src", "alt", "width", "height"],
};

/** Everything in this HTML that an article may not hold. */
function listForbiddenMarkup(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const known = allowed[name];
      if (!known) found.push(name);
      for (const [attribute, value] of Object.entries(attributes))
        if (!known?.includes(attribute) || (attribute === "href" && !isSafeLink(value)))
          found.push(`${name} ${attribute}=${value}`);
    },
  });
  parser.end(html);
  return found;
}

test("W2 the corpus is large, and most of it would do harm", () => {
  expect(new Set(corpus).size).toBeGreaterThanOrEqual(200);
  expect(corpus.filter((html) => listForbiddenMarkup(html).length > 0).length).toBeGreaterThan(180);
});

describe("W2 F-MAG-05 X-58 hostile HTML", () => {
  test("that is sent becomes blocks without anything foreign, and reads back clean", () => {
    for (const html of corpus) {
      const body = ArticleBody.safeParse(readHtml(html));
      // Too long for one link or too deep for anything: refused is fine as well.
      if (!body.success) continue;
      const rendered = renderBody(body.data);
      expect(listForbiddenMarkup(rendered), html).toEqual([]);
      expect(listForbiddenMarkup(cleanHtml(rendered)), html).toEqual([]);
    }
  });

  test("that is typed as text is shown as text", () => {
    for (const html of corpus) {
      const rendered = cleanHtml(renderBody(makeTextBody(html.slice(0, 5000))));
      expect(listForbiddenMarkup(rendered), html).toEqual([]);
    }
  });

  test("is cleaned even if our own renderer let it through", () => {
    for (const html of corpus) expect(listForbiddenMarkup(cleanHtml(html)), html).toEqual([]);
  });
});
