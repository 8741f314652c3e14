import { breakSource } from "./break-source.ts";

// For the drill `uploads`: pictures are stored as they were sent, and any number of pixels is read. A file is opened in a
// process of its own, which has to be broken too.
breakSource([
  [
    "processing/examine-apart.ts",
    `["--max-old-space-size=128"]`,
    `["--max-old-space-size=128", "--import=${import.meta.url}"]`,
  ],
  ["processing/render-images.ts", "const maxPixels = 50_000_000;", "const maxPixels = 90_000_000;"],
  [
    "processing/render-images.ts",
    "files.push(await renderRendition(base, rendition, contentType, deadline));",
    "files.push({ ...(await renderRendition(base, rendition, contentType, deadline)), bytes });",
  ],
]);
