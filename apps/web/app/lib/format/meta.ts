import { brand } from "@boab/contracts/common/brand";

interface Page {
  title: string;
  description?: string;
  /** The canonical path, without query. */
  path: string;
  image?: string;
  isIndexed?: boolean;
}

/** Title, description, canonical link and Open Graph tags for `meta`. */
export function buildPageMeta({ title, description, path, image, isIndexed = true }: Page) {
  const fullTitle = path === "/" ? title : `${title} | ${brand.name}`;
  const text = description ?? brand.description;
  const pageUrl = toAbsoluteUrl(path);
  return [
    { title: fullTitle },
    { name: "description", content: text },
    { tagName: "link" as const, rel: "canonical", href: pageUrl },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: brand.locale.replace("-", "_") },
    { property: "og:type", content: "website" },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: text },
    { property: "og:url", content: pageUrl },
    { property: "og:image", content: toAbsoluteUrl(image ?? "/link-preview.png") },
    { name: "twitter:card", content: "summary_large_image" },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

const toAbsoluteUrl = (path: string) => new URL(path, publicOrigin()).href;

/** Set once by the server; the browser reads it from its location. */
let configuredOrigin: string | undefined;
export function setPublicOrigin(origin: string) {
  configuredOrigin = origin;
}
const publicOrigin = () =>
  configuredOrigin ?? (typeof location === "undefined" ? "http://localhost:3000" : location.origin);
