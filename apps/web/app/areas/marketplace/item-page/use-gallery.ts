import { useEffect, useRef, useState } from "react";
import { stepIndex } from "#ui/media/swipe.ts";
import type { ItemPhotoView } from "./item-page-view.ts";

/** A second press this soon is part of the first one (PROD-12). */
const repeatPressMs = 350;
const maxSwipePx = 70;
const swipeWidthRatio = 0.25;

/** How far a finger has to move to change a photo of this width (PROD-12). */
export const getSwipeThreshold = (width: number): number =>
  Math.min(maxSwipePx, width * swipeWidthRatio);

export const largePhotoSizes = "(min-width: 1025px) 46vw, (min-width: 769px) 84vw, 100vw";

/** Tracks which photo is shown, and preloads its neighbours. */
export function useGallery(photos: readonly ItemPhotoView[]) {
  const [index, setIndex] = useState(0);
  const lastStepAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    for (const step of photos.length > 1 ? [1, -1] : []) {
      const image = new Image();
      image.sizes = largePhotoSizes;
      image.srcset = photos[stepIndex(index, step, photos.length)]?.srcSet ?? "";
    }
  }, [index, photos]);

  return {
    index,
    show: setIndex,
    step(step: 1 | -1) {
      const now = performance.now();
      if (now - lastStepAt.current < repeatPressMs) return;
      lastStepAt.current = now;
      setIndex(stepIndex(index, step, photos.length));
    },
  };
}
