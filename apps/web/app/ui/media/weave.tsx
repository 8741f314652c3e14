/** The two forms a weave is drawn in: over a card, and as a band across a page. */
export const weaveShapes = {
  card: { width: 600, height: 400 },
  band: { width: 1280, height: 160 },
} as const;

export type WeaveShape = keyof typeof weaveShapes;

interface WeaveProps {
  /** Every name has a weave. */
  name: string;
  shape?: WeaveShape | undefined;
  className?: string | undefined;
}

/** The server draws it, so that no drawing code travels to the browser and caches keep the result. */
export const weaveAddress = (name: string, shape: WeaveShape): string =>
  `/pictures/weaves/${shape}/${encodeURIComponent(name)}.svg`;

/** The cover of a business or store without a photo, woven from its name. Decorative. */
export function Weave({ name, shape = "card", className }: WeaveProps) {
  return (
    <img
      src={weaveAddress(name, shape)}
      alt=""
      loading="lazy"
      {...weaveShapes[shape]}
      className={className}
    />
  );
}
