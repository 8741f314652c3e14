import { useEffect, useRef, useState } from "react";
import { stepped } from "#ui/media/swipe.ts";
import type { ItemPhotoView } from "./item-page-view.ts";

/** A second press this soon is part of the first one (PROD-12). */
const blockMs = 350;
const mostSwipe = 70;
const swipeShare = 0.25;

/** How far a finger moves to the next photo, on one this wide (PROD-12). */
export const swipeThreshold = (width: number): number => Math.min(mostSwipe, width * swipeShare);

export const heroSizes = "(min-width: 1025px) 46vw, (min-width: 769px) 84vw, 100vw";

/** Which photo is shown; its neighbours are loaded before they are asked for. */
export function useGallery(photos: readonly ItemPhotoView[]) {
  const [index, setIndex] = useState(0);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    for (const step of photos.length > 1 ? [1, -1] : []) {
      const image = new Image();
      image.sizes = heroSizes;
      image.srcset = photos[stepped(index, step, photos.length)]?.srcSet ?? "";
    }
  }, [index, photos]);

  return {
    index,
    show: setIndex,
    step(step: 1 | -1) {
      const now = performance.now();
      if (now - movedAt.current < blockMs) return;
      movedAt.current = now;
      setIndex(stepped(index, step, photos.length));
    },
  };
}
