import { CaretLeftIcon } from "@phosphor-icons/react/dist/ssr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/ssr/CaretRight";
import { MinusIcon } from "@phosphor-icons/react/dist/ssr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { useState } from "react";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { useModal } from "#ui/overlays/use-modal.ts";
import type { GalleryView } from "./business-view.ts";
import { altOf } from "./gallery-words.ts";
import { fullView, nextZoom, stepped, zoomSteps } from "./lightbox-moves.ts";
import { LightboxThumbs } from "./lightbox-thumbs.tsx";
import { useSwipe } from "./use-swipe.ts";

interface LightboxProps {
  businessName: string;
  gallery: GalleryView[];
  /** Null while closed. */
  openIndex: number | null;
  onMove: (index: number | null) => void;
}

/** Full-screen gallery: arrow keys and swipes move between photos, plus and minus zoom. */
export default function Lightbox({ businessName, gallery, openIndex, onMove }: LightboxProps) {
  const [zoom, setZoom] = useState(fullView);
  const close = () => onMove(null);
  const modal = useModal(openIndex !== null, close);
  const go = (step: number) => {
    setZoom(fullView);
    if (openIndex !== null) onMove(stepped(openIndex, step, gallery.length));
  };
  const swipe = useSwipe(go, zoom === fullView);
  const picture = openIndex === null ? undefined : gallery[openIndex];

  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "ArrowRight") go(1);
    else if (event.key === "+" || event.key === "=") setZoom(nextZoom(zoom, 1));
    else if (event.key === "-") setZoom(nextZoom(zoom, -1));
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      {...modal}
      aria-label={`Photos of ${businessName}`}
      onKeyDown={handleKeyDown}
      className="theme-dark on-night m-0 h-dvh max-h-none w-screen max-w-none bg-[#0f0e18] p-0 text-ink backdrop:bg-scrim"
    >
      {picture && openIndex !== null && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-2 px-3 pt-3">
            <p aria-live="polite" className="px-2 text-sm tabular-nums text-ink-2">
              {openIndex + 1} of {gallery.length}
            </p>
            <div className="flex gap-1">
              <IconButton
                label="Zoom out"
                icon={<MinusIcon weight="bold" size={18} />}
                isLocked={zoom === fullView}
                onClick={() => setZoom(nextZoom(zoom, -1))}
              />
              <IconButton
                label="Zoom in"
                icon={<PlusIcon weight="bold" size={18} />}
                isLocked={zoom === zoomSteps.at(-1)}
                onClick={() => setZoom(nextZoom(zoom, 1))}
              />
              <IconButton label="Close" icon={<XIcon weight="bold" size={18} />} onClick={close} />
            </div>
          </div>
          <div className="flex min-h-0 flex-1 items-center gap-2 px-3">
            <Arrow label="Previous photo" step={-1} onStep={go} isShown={gallery.length > 1} />
            <div {...swipe} className="h-full flex-1 touch-pan-y overflow-auto">
              <div style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
                <picture>
                  <source type="image/webp" srcSet={picture.large.webp} />
                  <img
                    key={picture.id}
                    src={picture.large.jpeg}
                    alt={altOf(picture, openIndex, businessName)}
                    width={picture.large.width}
                    height={picture.large.height}
                    draggable={false}
                    // The tile's file is already loaded, so show it until the large one arrives.
                    style={{ backgroundImage: `url("${picture.medium.webp}")` }}
                    className="size-full bg-contain bg-center bg-no-repeat object-contain select-none"
                  />
                </picture>
              </div>
            </div>
            <Arrow label="Next photo" step={1} onStep={go} isShown={gallery.length > 1} />
          </div>
          <Caption picture={picture} />
          <LightboxThumbs
            {...{ gallery, businessName }}
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

function Caption({ picture: { name, description } }: { picture: GalleryView }) {
  if (!name && !description) return null;
  return (
    <p className="px-5 pt-3 text-center">
      {name && <b className="block">{name}</b>}
      {description && <span className="text-ink-2">{description}</span>}
    </p>
  );
}
