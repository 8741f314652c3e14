import { Specimen } from "./specimen.tsx";

export function TypeSpecimen() {
  return (
    <Specimen
      title="Type"
      rule="Bricolage Grotesque (display), Onest (text), Noto Serif Display (Wellbeing only)"
    >
      <p className="type-hero text-[clamp(3.25rem,2rem+4vw,5.5rem)]">Ọṣun to Alice</p>
      <p className="type-display mt-3.5 text-3xl">Kílọ̀dé? Ŋdzɔ. Ina kwana, Ƙasa.</p>
      <p className="mt-3 max-w-[64ch] text-lg leading-[1.6]">
        Onest covers Yoruba ọ ẹ ṣ, Akan and Ewe ɛ ɔ ŋ, and Hausa ɓ ɗ ƙ ƴ, so a member's name is
        never spelt with boxes. Money lines up:
      </p>
      <dl className="type-money mt-2.5 grid max-w-[260px] grid-cols-[1fr_auto] gap-x-4 gap-y-2.5">
        <dt>Price</dt>
        <dd className="text-right">$1,149.00</dd>
        <dt>Fee</dt>
        <dd className="text-right">−$114.90</dd>
        <dt>Net</dt>
        <dd className="text-right">$1,014.27</dd>
      </dl>
      <p className="type-editorial mt-4.5 text-[3rem] leading-none">The second sleep</p>
    </Specimen>
  );
}
