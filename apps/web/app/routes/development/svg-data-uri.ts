/** An SVG as a data URI for `src` or `url("…")`; much shorter than escaping every character. */
export function toSvgDataUri(svg: string): string {
  const compact = svg
    .replace(/%/g, "%25")
    .replace(/'/g, "&#39;")
    .replace(/"/g, "'")
    .replace(/[<>#]/g, encodeURIComponent)
    .replace(/\s+/g, " ");
  return `data:image/svg+xml,${compact}`;
}
