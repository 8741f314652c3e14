import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { toWebpSrc } from "@boab/contracts/magazine/body-text";
import { type DrawingShape, drawingShapes, withPictureShape } from "./article-picture.ts";

interface ArticleImageProps {
  image: ArticleCard["image"];
  shape: DrawingShape;
  /** Empty where the headline beside it describes the picture. */
  alt?: string | undefined;
  /** Set for the first picture of a page, which loads at once. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** Pictures in Wellbeing have square corners. */
export function ArticleImage({ image, shape, alt = "", isEager, className }: ArticleImageProps) {
  const { width, height } = drawingShapes[shape];
  const src = withPictureShape(image.src, shape);
  return (
    <picture className="contents">
      {src.endsWith(".jpg") && <source type="image/webp" srcSet={toWebpSrc(src)} />}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isEager ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
