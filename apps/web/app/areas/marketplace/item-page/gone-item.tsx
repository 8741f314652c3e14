import { itemPageNotes } from "@boab/contracts/marketplace/item-page-texts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { browsePath } from "../paths.ts";

/** Sent with 410 Gone for what was for sale once. */
export const GoneItem = () => (
  <section className="mx-auto w-full max-w-[720px] px-gutter py-section text-center">
    <h1 className="type-title">{itemPageNotes.gone}</h1>
    <p className="mt-4 mb-8 text-lg text-ink-2">{itemPageNotes.goneWhy}</p>
    <LinkButton to={browsePath}>Browse the marketplace</LinkButton>
  </section>
);
