/** An SVG text as an address for `src` or `url("…")`; far shorter than escaping every sign. */
export function svgDataUri(svg: string): string {
  const compact = svg
    .replace(/%/g, "%25")
    .replace(/'/g, "&#39;")
    .replace(/"/g, "'")
    .replace(/[<>#]/g, encodeURIComponent)
    .replace(/\s+/g, " ");
  return `data:image/svg+xml,${compact}`;
}
