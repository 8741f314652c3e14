import { LinkButton } from "#ui/actions/link-button.tsx";
import { listingPageCopy } from "./copy.ts";

/** This page is sent with 410 Gone for a deleted listing. */
export default function GonePage() {
  return (
    <section className="mx-auto w-full max-w-[720px] px-gutter py-section text-center">
      <img
        src="/art/empty-stool.svg"
        alt=""
        width={128}
        height={128}
        className="mx-auto mb-6 size-32 rounded-t-[64px] rounded-b-lg object-cover"
      />
      <h1 className="type-title">{listingPageCopy.gone}</h1>
      <p className="mt-4 text-lg text-ink-2">{listingPageCopy.goneWhy}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/directory/listings">Find another business</LinkButton>
        <LinkButton to="/contact-us" variant="secondary">
          Contact us
        </LinkButton>
      </div>
    </section>
  );
}
