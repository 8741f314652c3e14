import { isSafeLink } from "@boab/contracts/magazine/links";
import sanitizeHtml from "sanitize-html";

function sanitiseLink(tagName: string, { href = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = {};
  if (isSafeLink(href)) attribs.href = href;
  return { tagName, attribs };
}

/** The elements that `render-body.rules.ts` writes, and nothing else. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "h2",
    "h3",
    "strong",
    "em",
    "u",
    "a",
    "ul",
    "ol",
    "li",
    "blockquote",
    "hr",
    "figure",
    "figcaption",
    "img",
  ],
  allowedAttributes: { a: ["href"], img: ["src", "alt", "width", "height"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: { a: sanitiseLink },
};

/** All HTML that leaves the server passes through here, as a second check after our own renderer. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options);
