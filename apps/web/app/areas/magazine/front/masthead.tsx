import { brand } from "@boab/contracts/common/brand";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";
import { magazineSubscribePath } from "../paths.ts";

export const tagline = `A magazine from ${brand.name} on food, hair, family, community, work and culture`;

export function Masthead() {
  return (
    <Container as="header" className="overflow-hidden pt-5">
      <h1 className="-ml-[.02em] pt-[.07em] pb-[.25em] text-[clamp(4.6rem,25.2vw,23rem)] leading-[.78] font-[420] tracking-[-.045em] whitespace-nowrap type-editorial [font-stretch:62.5%]">
        Wellbeing
      </h1>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-[1.5px] border-ink py-3.5 font-[540]">
        <p className="max-w-[44ch]">{tagline}</p>
        <LinkButton
          to={magazineSubscribePath}
          className="border-ink! bg-ink! text-on-ink! hover:opacity-90"
        >
          Subscribe Now
        </LinkButton>
      </div>
    </Container>
  );
}
