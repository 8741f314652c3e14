import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { webpOf } from "@boab/contracts/magazine/body-text";
import { type DrawingShape, drawingShapes, pictureIn } from "./article-picture.ts";

interface ArticleImageProps {
  image: ArticleCard["image"];
  shape: DrawingShape;
  /** Empty where the headline beside it says enough. */
  alt?: string | undefined;
  /** For the first picture of a page. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/** Square corners, as everything in Wellbeing. */
export function ArticleImage({ image, shape, alt = "", isEager, className }: ArticleImageProps) {
  const { width, height } = drawingShapes[shape];
  const src = pictureIn(image.src, shape);
  return (
    <picture className="contents">
      {src.endsWith(".jpg") && <source type="image/webp" srcSet={webpOf(src)} />}
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
