import { LinkButton } from "#ui/actions/link-button.tsx";
import { browsePath } from "../paths.ts";
import { itemPageCopy } from "./copy.ts";

/** Sent with 410 Gone for an item that was for sale once, and with 404 for one the viewer can't see. */
export const GoneItem = ({ wasForSale }: { wasForSale: boolean }) => (
  <section className="mx-auto w-full max-w-[720px] px-gutter py-section text-center">
    <h1 className="type-title">{wasForSale ? itemPageCopy.gone : itemPageCopy.missing}</h1>
    <p className="mt-4 mb-8 text-lg text-ink-2">
      {wasForSale ? itemPageCopy.goneWhy : itemPageCopy.missingWhy}
    </p>
    <LinkButton to={browsePath}>Browse the marketplace</LinkButton>
  </section>
);
