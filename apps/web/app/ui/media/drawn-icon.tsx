const file = "/icons/listing.svg";

export type DrawnIconName =
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

interface DrawnIconProps {
  name: DrawnIconName;
  size?: number | undefined;
  className?: string | undefined;
}

/** An icon from a separate file: bundling this many would bloat the page's script. */
export function DrawnIcon({ name, size = 20, className }: DrawnIconProps) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" className={className}>
      <use href={`${file}#${name}`} />
    </svg>
  );
}
