import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { MissingImage } from "./missing-image.tsx";
import { recordShownPicture, wasPictureShown } from "./shown-pictures.ts";

// After this timeout the fallback replaces the empty box.
const timeoutMs = 8000;

export interface PictureProps
  extends Omit<ComponentProps<"img">, "alt" | "width" | "height" | "src"> {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Shown when the image fails; "No image" by default. */
  fallback?: ReactNode;
}

const subscribeToNothing = () => () => {};

/**
 * An image that reserves its box and shows a fallback when it fails. It loads lazily; one that this tab has shown
 * before loads at once, so that a list doesn't fill again after Back.
 */
export function Picture({ fallback, alt, ...img }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isKnown = useSyncExternalStore(
    subscribeToNothing,
    () => wasPictureShown(img.src),
    () => false,
  );

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    // It may have failed or loaded before hydration.
    if (image.complete && image.naturalWidth === 0) setFailedSrc(img.src);
    else if (image.complete) recordShownPicture(img.src);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timer = setTimeout(() => !image.complete && setFailedSrc(img.src), timeoutMs);
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
      onLoad={() => recordShownPicture(img.src)}
      onError={() => setFailedSrc(img.src)}
    />
  );
}
