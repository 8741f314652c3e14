import { logoSymbols } from "./logo-outlines.ts";

const id = "logo-symbols";

// The server's HTML already contains these two kilobytes, so the browser reads them from the document.
const symbols = import.meta.env.SSR
  ? logoSymbols
  : (globalThis.document?.getElementById(id)?.innerHTML ?? "");

/** Render it once in the document; every `Logo` refers to it. */
export function LogoSymbols() {
  return (
    <svg aria-hidden="true" className="hidden">
      <defs
        id={id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own outlines.
        dangerouslySetInnerHTML={{ __html: symbols }}
        suppressHydrationWarning
      />
    </svg>
  );
}
