import { makeVideoEmbedUrl } from "@boab/contracts/directory/read-video";
import type {
  ArticleBody,
  BodyBlock,
  BodyInline,
  BodyPicture,
} from "@boab/contracts/magazine/body";

const htmlEscapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (written: string) =>
  written.replace(/[&<>"']/g, (found) => htmlEscapes[found] ?? "");

type Text = Extract<BodyInline, { type: "text" }>;
type Mark = NonNullable<Text["marks"]>[number];

const renderText = ({ text, marks = [] }: Text): string =>
  marks.reduceRight(wrapInMark, escapeHtml(text));

function wrapInMark(inner: string, mark: Mark): string {
  switch (mark.type) {
    case "bold":
      return `<strong>${inner}</strong>`;
    case "italic":
      return `<em>${inner}</em>`;
    case "underline":
      return `<u>${inner}</u>`;
    case "link":
      return `<a href="${escapeHtml(mark.attrs.href)}">${inner}</a>`;
  }
}

const renderInlines = (inlines: BodyInline[] = []) =>
  inlines.map((inline) => (inline.type === "text" ? renderText(inline) : "<br>")).join("");

const renderParagraph = ({ content }: { content?: BodyInline[] | undefined }) =>
  `<p>${renderInlines(content)}</p>`;

const renderPicture = ({ src, alt, width, height }: BodyPicture) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;

const renderFigure = (inner: string, caption: string) =>
  `<figure>${inner}${caption === "" ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`;

/** Our own page is only a link here, because whoever shows the article looks up its current name. */
const renderLink = (href: string) => `<p><a href="${href}">${href}</a></p>`;

function renderBlock(block: BodyBlock): string {
  switch (block.type) {
    case "paragraph":
      return renderParagraph(block);
    case "heading":
      return `<h${block.attrs.level}>${renderInlines(block.content)}</h${block.attrs.level}>`;
    case "blockquote":
      return `<blockquote>${block.content.map(renderParagraph).join("")}</blockquote>`;
    case "bulletList":
      return `<ul>${renderListItems(block.content)}</ul>`;
    case "orderedList":
      return `<ol>${renderListItems(block.content)}</ol>`;
    case "horizontalRule":
      return "<hr>";
    case "image":
      return renderFigure(renderPicture(block.attrs), block.attrs.caption);
    case "gallery":
      return renderFigure(block.attrs.pictures.map(renderPicture).join(""), block.attrs.caption);
    case "businessCard":
      return renderLink(`/directory/listings/${block.attrs.id}`);
    case "itemCard":
      return renderLink(`/marketplace/item/${block.attrs.sku}`);
    case "videoCard":
      return `<p><a href="${escapeHtml(makeVideoEmbedUrl(block.attrs))}">${escapeHtml(block.attrs.title || "Video")}</a></p>`;
  }
}

const renderListItems = (items: { content: { content?: BodyInline[] | undefined }[] }[]) =>
  items.map(({ content }) => `<li>${content.map(renderParagraph).join("")}</li>`).join("");

/** Renders an article as HTML, with only the elements above and every text and URL escaped. */
export const renderBody = ({ content }: ArticleBody): string => content.map(renderBlock).join("");
