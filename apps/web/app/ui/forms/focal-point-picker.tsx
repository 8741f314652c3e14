import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import {
  describeFocalPoint,
  type FocalPoint,
  moveByKey,
  toFocalPoint,
  toObjectPosition,
} from "#lib/format/focal-point.ts";

interface Crop {
  name: string;
  width: number;
  height: number;
}

export interface FocalPointPickerProps {
  label: string;
  src: string;
  value: FocalPoint;
  onChange: (point: FocalPoint) => void;
  /** The boxes the image will fill, each with a preview. */
  crops: readonly Crop[];
  /** Submits `{name}.x` and `{name}.y` with the form. */
  name?: string | undefined;
  className?: string | undefined;
}

/** Picks the point of an image that stays visible, by pointer, touch or arrow keys. */
export function FocalPointPicker(props: FocalPointPickerProps) {
  const { label, src, value, onChange, crops, name } = props;
  const hintId = useId();
  return (
    <div className={props.className}>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-md">
        <span className="font-semibold">{label}</span>
        <span aria-hidden="true" className="type-money text-ink-3">
          {value.x}% / {value.y}%
        </span>
      </div>
      <FocalPointControl
        label={label}
        src={src}
        value={value}
        onChange={onChange}
        hintId={hintId}
      />
      <p id={hintId} className="mt-1.5 text-xs text-ink-3">
        Drag the ring to the part that should stay in view. Arrow keys move it 1%, or 5% with Shift.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        {crops.map((crop) => (
          <CropPreview key={crop.name} crop={crop} src={src} point={value} />
        ))}
      </div>
      {name && (
        <>
          <input type="hidden" name={`${name}.x`} value={value.x} />
          <input type="hidden" name={`${name}.y`} value={value.y} />
        </>
      )}
    </div>
  );
}

type FocalPointControlProps = Pick<
  FocalPointPickerProps,
  "label" | "src" | "value" | "onChange"
> & {
  hintId: string;
};

function FocalPointControl({ label, src, value, onChange, hintId }: FocalPointControlProps) {
  const ring = useRef<HTMLDivElement>(null);

  function moveToPointer(event: PointerEvent<HTMLDivElement>) {
    onChange(toFocalPoint(event.currentTarget.getBoundingClientRect(), event));
  }

  function handlePointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    // Prevents the browser from selecting or dragging the image.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    ring.current?.focus();
    moveToPointer(event);
  }

  function handleKey(event: KeyboardEvent) {
    const moved = moveByKey(value, event);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  }

  return (
    <div
      className="relative w-fit max-w-full cursor-crosshair touch-none overflow-hidden rounded-md bg-sunk select-none"
      onPointerDown={handlePointerDown}
      onPointerMove={(event) =>
        event.currentTarget.hasPointerCapture(event.pointerId) && moveToPointer(event)
      }
    >
      <img src={src} alt="" draggable={false} className="block max-h-[420px] max-w-full" />
      <ThirdsGrid />
      <div
        ref={ring}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value.x}
        aria-valuetext={describeFocalPoint(value)}
        onKeyDown={handleKey}
        className="absolute grid size-11 -translate-1/2 place-items-center rounded-full border-[3px] border-white bg-black/25 shadow-3 outline-offset-2"
        style={{ left: `${value.x}%`, top: `${value.y}%` }}
      >
        <span className="size-2 rounded-full bg-white" />
      </div>
    </div>
  );
}

const ThirdsGrid = () => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 grid grid-cols-3 grid-rows-3 divide-white/40"
  >
    <span className="col-start-2 row-span-3 border-x border-white/40" />
    <span className="absolute inset-x-0 top-1/3 h-1/3 border-y border-white/40" />
  </span>
);

/** Equal heights, so that the shapes can be compared. */
const previewHeightPx = 96;

function CropPreview({ crop, src, point }: { crop: Crop; src: string; point: FocalPoint }) {
  const { name, width, height } = crop;
  return (
    <figure className="max-w-full">
      <img
        src={src}
        alt=""
        className="max-w-full rounded-sm border border-line object-cover"
        style={{
          width: (previewHeightPx * width) / height,
          aspectRatio: `${width} / ${height}`,
          objectPosition: toObjectPosition(point),
        }}
      />
      <figcaption className="mt-1 text-xs text-ink-3">
        {name} {width} × {height}
      </figcaption>
    </figure>
  );
}
