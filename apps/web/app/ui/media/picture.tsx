import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { MissingImage } from "./missing-image.tsx";

// After this long, show the fallback instead of an empty box.
const patienceMs = 8000;

export interface PictureProps
  extends Omit<ComponentProps<"img">, "alt" | "width" | "height" | "src"> {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Shown when the image fails; "No image" by default. */
  fallback?: ReactNode;
}

/** A lazy image that keeps its box and shows a fallback when it fails. */
export function Picture({ fallback, alt, ...img }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    // It may have failed before hydration.
    if (image.complete && image.naturalWidth === 0) setFailedSrc(img.src);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timer = setTimeout(() => !image.complete && setFailedSrc(img.src), patienceMs);
    });
    observer.observe(image);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [img.src]);

  if (failedSrc === img.src) return fallback ?? <MissingImage className={img.className} />;
  return (
    <img
      loading="lazy"
      decoding="async"
      {...img}
      ref={ref}
      alt={alt}
      onError={() => setFailedSrc(img.src)}
    />
  );
}
