import { initials, pickAvatarColours } from "@boab/art/avatar";
import { cx } from "#ui/layout/cx.ts";

interface AvatarProps {
  name: string;
  /** The uploaded photo; otherwise initials. */
  src?: string | null | undefined;
  srcSet?: string | null | undefined;
  /** The size is in pixels. */
  size?: number | undefined;
  shape?: "round" | "square" | undefined;
  className?: string | undefined;
}

/** Decorative: the name is always next to it. */
export function Avatar({ name, src, srcSet, size = 40, shape = "round", className }: AvatarProps) {
  const cornerClass = shape === "round" ? "rounded-full" : "rounded-[27%]";
  const frame = cx("flex-none overflow-hidden", cornerClass, className);
  if (src) {
    return (
      <img
        src={src}
        srcSet={srcSet ?? undefined}
        sizes={srcSet ? `${size}px` : undefined}
        alt=""
        width={size}
        height={size}
        className={cx("block object-cover", frame)}
        style={{ width: size, height: size }}
      />
    );
  }
  const { background, text } = pickAvatarColours(name);
  return (
    <span
      aria-hidden="true"
      className={cx(frame, "grid leading-none select-none type-display")}
      style={{ width: size, height: size, background, color: text, fontSize: size * 0.39 }}
    >
      <span className="col-start-1 row-start-1 h-full w-1/2 justify-self-end bg-black/8" />
      <span className="col-start-1 row-start-1 place-self-center">{initials(name)}</span>
    </span>
  );
}
