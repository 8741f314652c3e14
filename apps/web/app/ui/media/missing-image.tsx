import { ImageBrokenIcon } from "@phosphor-icons/react/dist/ssr/ImageBroken";
import { cx } from "#ui/layout/cx.ts";

interface MissingImageProps {
  detail?: string | undefined;
  className?: string | undefined;
}

export function MissingImage({ detail, className }: MissingImageProps) {
  return (
    <div
      className={cx(
        "flex size-full flex-col items-center justify-center gap-1 bg-sunk p-3 text-center text-ink-2",
        className,
      )}
    >
      <ImageBrokenIcon size={32} aria-hidden="true" />
      <b>No image</b>
      {detail && <span className="text-sm text-ink-3">{detail}</span>}
    </div>
  );
}
