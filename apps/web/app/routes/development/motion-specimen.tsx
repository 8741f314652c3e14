import { Card } from "#ui/layout/card.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Carousel } from "#ui/media/carousel.tsx";
import { Specimen } from "./specimen.tsx";

const testimonials = [
  {
    name: "Nyakim Deng",
    place: "Ubuntu Braid Studio, St Albans VIC",
    words: "We filled our Saturday chairs in three weeks. People say they found us while looking.",
  },
  {
    name: "Kwame Mensah",
    place: "Kumasi Cloth House, Sunshine VIC",
    words: "Orders come from Broome now. My aunt does not believe me.",
  },
];

const slides = testimonials.map((testimonial) => ({
  id: testimonial.name,
  content: (
    <figure>
      <blockquote className="type-display text-xl leading-tight">“{testimonial.words}”</blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <Avatar name={testimonial.name} size={48} />
        <span className="leading-snug">
          <b className="block">{testimonial.name}</b>
          <span className="text-sm text-ink-3">{testimonial.place}</span>
        </span>
      </figcaption>
    </figure>
  ),
}));

export function MotionSpecimen() {
  return (
    <Specimen
      title="Carousel"
      rule="Pauses on hover and focus, has a pause button, stands still with reduced motion"
    >
      <Card className="max-w-[560px]">
        <Carousel
          label="What members say"
          slides={slides}
          intervalMs={7000}
          controlsClassName="mt-5"
        />
      </Card>
    </Specimen>
  );
}
