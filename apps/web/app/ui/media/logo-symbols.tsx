import { logoSymbols } from "./logo-outlines.ts";

const id = "logo-symbols";

// The document has brought these two kilobytes already; the browser reads them from there.
const symbols = import.meta.env.SSR
  ? logoSymbols
  : (globalThis.document?.getElementById(id)?.innerHTML ?? "");

/** Stands once in the document; every `Logo` is drawn from it. */
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
