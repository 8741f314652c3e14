const spriteUrl = "/icons/listing.svg";

export type SpriteIconName =
  | "clock"
  | "copy"
  | "envelope"
  | "facebook"
  | "flag"
  | "hidden"
  | "instagram"
  | "out"
  | "play"
  | "share"
  | "storefront"
  | "tiktok"
  | "website"
  | "whatsapp"
  | "x"
  | "youtube";

interface SpriteIconProps {
  name: SpriteIconName;
  size?: number | undefined;
  className?: string | undefined;
}

/** An icon from a separate file: bundling this many would bloat the page's script. */
export function SpriteIcon({ name, size = 20, className }: SpriteIconProps) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" className={className}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
