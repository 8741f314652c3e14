import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseDocument } from "htmlparser2";
import { createElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

// What React needs to stream a page of the site, and nothing else: no routes, no data, no headers. Its elements are made
// once from the page's own markup; scripts are left out, because the page's own data is in them.
const [markupFile = "", port = ""] = process.argv.slice(2);

type MarkupNode = ReturnType<typeof parseDocument>["children"][number];

const voidElements = new Set(["area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const skippedElements = new Set(["script", "style"]);

function toElement(node: MarkupNode, key: number): ReactNode {
  if (node.type === "text") return node.data;
  if (node.type !== "tag" || skippedElements.has(node.name)) return null;
  // Attributes as they are: React writes those it does not know too.
  const { class: className, style: _style, ...attributes } = node.attribs;
  const props = { key, ...attributes, ...(className !== undefined && { className }) };
  return voidElements.has(node.name)
    ? createElement(node.name, props)
    : createElement(node.name, props, ...node.children.map(toElement));
}

const html = parseDocument(readFileSync(markupFile, "utf8")).children.find(
  (node) => node.type === "tag" && node.name === "html",
);
if (!html) throw new Error(`${markupFile} holds no page`);
const page = toElement(html, 0);

const server = createServer((_request, response) => {
  const { pipe } = renderToPipeableStream(page, {
    onAllReady() {
      response.setHeader("content-type", "text/html; charset=utf-8");
      pipe(response);
    },
  });
});
server.listen(Number(port), "127.0.0.1");
