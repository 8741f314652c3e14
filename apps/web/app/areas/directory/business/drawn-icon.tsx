const file = "/icons/listing.svg";

export type DrawnIconName =
  | "clock"
  | "copy"
  | "envelope"
  | "facebook"
  | "hidden"
  | "instagram"
  | "out"
  | "play"
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

/** An icon of the same set, from a file of its own: so many of them would weigh on the script of the page. */
export function DrawnIcon({ name, size = 20, className }: DrawnIconProps) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" className={className}>
      <use href={`${file}#${name}`} />
    </svg>
  );
}
