import { Picture } from "./picture.tsx";
import { Weave } from "./weave.tsx";

export interface CoverImage {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Focal point: "50% 30%". */
  position?: string | undefined;
}

interface CoverProps {
  name: string;
  /** The owner's photo; without one, or when it fails, the name's weave. */
  image?: CoverImage | undefined;
  alt?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Set it for the first image of a page. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

export function Cover(props: CoverProps) {
  const { name, image, alt = "", width = 600, height = 400, isEager, className } = props;
  const weave = <Weave name={name} className={className} />;
  if (!image) return weave;
  return (
    <Picture
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : "auto"}
      fallback={weave}
      className={className}
      style={image.position ? { objectPosition: image.position } : undefined}
    />
  );
}
