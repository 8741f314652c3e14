import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { MissingImage } from "./missing-image.tsx";
import { noteShown, wasShown } from "./shown-pictures.ts";

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

const neverChanges = () => () => {};

/**
 * An image that keeps its box and shows a fallback when it fails. It is loaded when it comes near; one that was shown before is
 * there at once, so that whoever goes back to a list doesn't see it fill again.
 */
export function Picture({ fallback, alt, ...img }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isKnown = useSyncExternalStore(
    neverChanges,
    () => wasShown(img.src),
    () => false,
  );

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    // It may have failed or loaded before hydration.
    if (image.complete && image.naturalWidth === 0) setFailedSrc(img.src);
    else if (image.complete) noteShown(img.src);
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
      loading={isKnown ? "eager" : "lazy"}
      decoding={isKnown ? "sync" : "async"}
      {...img}
      ref={ref}
      alt={alt}
      onLoad={() => noteShown(img.src)}
      onError={() => setFailedSrc(img.src)}
    />
  );
}
