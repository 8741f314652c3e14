import { CaretLeftIcon } from "@phosphor-icons/react/dist/ssr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/ssr/CaretRight";
import { MinusIcon } from "@phosphor-icons/react/dist/ssr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { type KeyboardEvent, useRef } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { useModal } from "#ui/overlays/use-modal.ts";
import { stepIndex } from "../swipe.ts";
import { useSwipe } from "../use-swipe.ts";
import type { LightboxPhoto } from "./lightbox-photo.ts";
import { LightboxThumbs } from "./lightbox-thumbs.tsx";
import { useZoom } from "./use-zoom.ts";

interface LightboxProps {
  /** The accessible name: `Photos of Teranga Table`. */
  label: string;
  photos: readonly LightboxPhoto[];
  /** Null while closed. */
  openIndex: number | null;
  onMove: (index: number | null) => void;
  /** The swipe distance in pixels before the photo changes, for a photo of this width. */
  swipeThreshold: (width: number) => number;
}

/**
 * Full-screen gallery: arrow keys and swipes move between photos. Wheel, double click, two fingers, plus and minus zoom,
 * and dragging or the arrow keys move a photo that is larger than the screen.
 */
export default function Lightbox(props: LightboxProps) {
  const { label, photos, openIndex, onMove, swipeThreshold: getSwipeThreshold } = props;
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    zoom.reset();
    onMove(null);
  };
  const modal = useModal(openIndex !== null, close);
  const photo = openIndex === null ? undefined : photos[openIndex];
  const zoom = useZoom(frame, photo !== undefined);
  const go = (step: number) => {
    zoom.reset();
    if (openIndex !== null) onMove(stepIndex(openIndex, step, photos.length));
  };
  // While a photo is zoomed in, dragging moves the photo instead of changing it.
  const swipe = useSwipe({
    onStep: go,
    getThresholdPx: getSwipeThreshold,
    isEnabled: !zoom.isZoomed,
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!zoom.press(event.key)) {
      if (event.key === "ArrowLeft") go(-1);
      else if (event.key === "ArrowRight") go(1);
      else return;
    }
    event.preventDefault();
  }

  return (
    <dialog
      {...modal}
      aria-label={label}
      onKeyDown={handleKeyDown}
      className="theme-dark on-night m-0 h-dvh max-h-none w-screen max-w-none bg-[#0f0e18] p-0 text-ink backdrop:bg-scrim"
    >
      {photo && openIndex !== null && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-2 px-3 pt-3">
            <p aria-live="polite" className="px-2 text-sm tabular-nums text-ink-2">
              {openIndex + 1} of {photos.length}
              {zoom.isZoomed && <span className="ml-3">{Math.round(zoom.view.zoom * 100)}%</span>}
            </p>
            <div className="flex gap-1">
              <IconButton
                label="Zoom out"
                icon={<MinusIcon weight="bold" size={18} />}
                isLocked={!zoom.isZoomed}
                onClick={() => zoom.step(-1)}
              />
              <IconButton
                label="Zoom in"
                icon={<PlusIcon weight="bold" size={18} />}
                isLocked={zoom.isLargest}
                onClick={() => zoom.step(1)}
              />
              <IconButton label="Close" icon={<XIcon weight="bold" size={18} />} onClick={close} />
            </div>
          </div>
          <div className="flex min-h-0 flex-1 items-center gap-2 px-3">
            <Arrow label="Previous photo" step={-1} onStep={go} isShown={photos.length > 1} />
            <div
              ref={frame}
              {...swipe}
              {...zoom.frameProps}
              className={cx(
                "h-full flex-1 touch-none overflow-hidden",
                zoom.isZoomed ? "cursor-grab active:cursor-grabbing" : "cursor-zoom-in",
              )}
            >
              <picture>
                <source type="image/webp" srcSet={photo.large.webp} />
                <img
                  key={photo.id}
                  src={photo.large.jpeg}
                  alt={photo.alt}
                  width={photo.large.width}
                  height={photo.large.height}
                  draggable={false}
                  style={{
                    // What the page shows is already loaded, so show it until the large one arrives.
                    backgroundImage: `url("${photo.medium.webp}")`,
                    transform: `translate(${zoom.view.x}px, ${zoom.view.y}px) scale(${zoom.view.zoom})`,
                  }}
                  className="size-full bg-contain bg-center bg-no-repeat object-contain select-none"
                />
              </picture>
            </div>
            <Arrow label="Next photo" step={1} onStep={go} isShown={photos.length > 1} />
          </div>
          <Caption photo={photo} />
          <LightboxThumbs
            photos={photos}
            current={openIndex}
            onChoose={(index) => go(index - openIndex)}
          />
        </div>
      )}
    </dialog>
  );
}

interface ArrowProps {
  label: string;
  step: 1 | -1;
  onStep: (step: number) => void;
  isShown: boolean;
}

function Arrow({ label, step, onStep, isShown }: ArrowProps) {
  if (!isShown) return null;
  const Icon = step === 1 ? CaretRightIcon : CaretLeftIcon;
  return (
    <IconButton
      label={label}
      icon={<Icon weight="bold" size={22} />}
      onClick={() => onStep(step)}
      className="max-sm:hidden"
    />
  );
}

function Caption({ photo: { name, description } }: { photo: LightboxPhoto }) {
  if (!name && !description) return null;
  return (
    <p className="px-5 pt-3 text-center">
      {name && <b className="block">{name}</b>}
      {description && <span className="text-ink-2">{description}</span>}
    </p>
  );
}
