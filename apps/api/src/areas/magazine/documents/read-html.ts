import type { ArticleBody, BodyBlock, BodyInline } from "@boab/contracts/magazine/body";
import { isSafeLink } from "@boab/contracts/magazine/links";
import { Parser } from "htmlparser2";

type Text = Extract<BodyInline, { type: "text" }>;
type Mark = NonNullable<Text["marks"]>[number];
type Paragraph = Extract<BodyBlock, { type: "paragraph" }>;
type ListItem = Extract<BodyBlock, { type: "bulletList" }>["content"][number];

const markByTag: Record<string, Mark["type"]> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  u: "underline",
  a: "link",
};
const headingLevelByTag: Record<string, 2 | 3> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };
/** What is inside is not text of an article. */
const ignoredTags = new Set(["script", "style", "template", "noscript", "title", "svg", "math"]);

const isEmpty = (inlines: BodyInline[]) =>
  inlines.every((inline) => inline.type === "text" && inline.text.trim() === "");

/**
 * Turns HTML into blocks: paragraphs, headings, lists, quotes, rules and marked text. Other elements are dropped and
 * their text stays; pictures are left out, because they have to be uploaded. It reads the HTML once.
 */
export function readHtml(html: string): ArticleBody {
  const reader = new HtmlReader();
  const parser = new Parser(
    {
      onopentag: (name, { href }) => reader.open(name, href),
      ontext: (text) => reader.write(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return { type: "doc", content: reader.end() };
}

class HtmlReader {
  private readonly blocks: BodyBlock[] = [];
  private inlines: BodyInline[] = [];
  private marks: { element: string; mark: Mark }[] = [];
  private heading: 2 | 3 | undefined;
  private list: { type: "bulletList" | "orderedList"; content: ListItem[] } | undefined;
  private quote: Paragraph[] | undefined;
  private ignoredDepth = 0;

  open(name: string, href: string | undefined): void {
    if (ignoredTags.has(name)) this.ignoredDepth += 1;
    if (this.ignoredDepth > 0) return;
    if (name === "br") this.inlines.push({ type: "hardBreak" });
    else if (name in markByTag) this.mark(name, href);
    else this.openBlock(name);
  }

  write(text: string): void {
    if (this.ignoredDepth > 0) return;
    const written = text.replace(/\s+/g, " ");
    if (written === "" || (written === " " && this.inlines.length === 0)) return;
    const marks = this.marks.map(({ mark }) => mark);
    this.inlines.push({ type: "text", text: written, ...(marks.length > 0 && { marks }) });
  }

  close(name: string): void {
    if (ignoredTags.has(name)) {
      this.ignoredDepth -= 1;
      return;
    }
    if (this.ignoredDepth > 0) return;
    if (name in markByTag) this.unmark(name);
    else if (name !== "br") this.closeBlock(name);
  }

  end(): BodyBlock[] {
    this.flush();
    this.endList();
    this.endQuote();
    return this.blocks.length > 0 ? this.blocks : [{ type: "paragraph" }];
  }

  private mark(element: string, href = ""): void {
    const type = markByTag[element];
    if (!type || this.marks.some(({ mark }) => mark.type === type)) return;
    if (type !== "link") this.marks.push({ element, mark: { type } });
    else if (isSafeLink(href)) this.marks.push({ element, mark: { type, attrs: { href } } });
  }

  private unmark(element: string): void {
    const last = this.marks.findLastIndex((one) => one.element === element);
    if (last >= 0) this.marks.splice(last, 1);
  }

  private openBlock(name: string): void {
    if (isInlineElement(name)) return;
    this.flush();
    this.heading = headingLevelByTag[name];
    if (name === "ul" || name === "ol") {
      this.endList();
      this.list = { type: name === "ul" ? "bulletList" : "orderedList", content: [] };
    } else if (name === "blockquote") {
      this.endList();
      this.endQuote();
      this.quote = [];
    } else if (name === "hr") {
      this.endList();
      this.endQuote();
      this.blocks.push({ type: "horizontalRule" });
    }
  }

  private closeBlock(name: string): void {
    if (isInlineElement(name)) return;
    this.flush();
    this.heading = undefined;
    if (name === "ul" || name === "ol") this.endList();
    if (name === "blockquote") this.endQuote();
  }

  /** What was written since the last block becomes one. */
  private flush(): void {
    const content = this.inlines;
    this.inlines = [];
    if (content.length === 0 || isEmpty(content)) return;
    const paragraph: Paragraph = { type: "paragraph", content };
    if (this.list) this.list.content.push({ type: "listItem", content: [paragraph] });
    else if (this.quote) this.quote.push(paragraph);
    else if (this.heading)
      this.blocks.push({ type: "heading", attrs: { level: this.heading }, content });
    else this.blocks.push(paragraph);
  }

  private endList(): void {
    if (this.list && this.list.content.length > 0) this.blocks.push(this.list);
    this.list = undefined;
  }

  private endQuote(): void {
    if (this.quote && this.quote.length > 0)
      this.blocks.push({ type: "blockquote", content: this.quote });
    this.quote = undefined;
  }
}

const inlineElements = new Set(["span", "font", "small", "code", "sub", "sup", "img", "abbr", "s"]);
const isInlineElement = (name: string) => inlineElements.has(name);
