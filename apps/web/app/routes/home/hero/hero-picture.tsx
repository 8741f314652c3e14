import { picturePath } from "../pictures/picture-names.ts";
import type { HeroSlide } from "./hero-slides.ts";

interface HeroPictureProps {
  mood: HeroSlide["mood"];
  isFirst: boolean;
}

/** Four crops of one scene, so that the tree is never behind the text. */
export function HeroPicture({ mood, isFirst }: HeroPictureProps) {
  return (
    <picture>
      <source media="(min-width: 1600px)" srcSet={picturePath(`hero-${mood}-vast`)} />
      <source media="(min-width: 1200px)" srcSet={picturePath(`hero-${mood}-wide`)} />
      <source media="(min-width: 769px)" srcSet={picturePath(`hero-${mood}-middle`)} />
      <img
        src={picturePath(`hero-${mood}-tall`)}
        alt=""
        width={390}
        height={720}
        fetchPriority={isFirst ? "high" : "low"}
        decoding="async"
        className="absolute inset-0 size-full object-cover object-[50%_100%] md:object-[85%_100%]"
      />
    </picture>
  );
}
