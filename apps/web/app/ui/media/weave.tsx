/** Shapes of a weave: on a card, and as a band across a page. */
export const weaveShapes = {
  card: { width: 600, height: 400 },
  band: { width: 1280, height: 160 },
} as const;

export type WeaveShape = keyof typeof weaveShapes;

interface WeaveProps {
  /** The weave is generated from the name. */
  name: string;
  shape?: WeaveShape | undefined;
  className?: string | undefined;
}

/** Drawn on the server, so that the browser loads no drawing code and the result can be cached. */
export const getWeaveUrl = (name: string, shape: WeaveShape): string =>
  `/pictures/weaves/${shape}/${encodeURIComponent(name)}.svg`;

/** The cover of a business or store without a photo. Decorative. */
export function Weave({ name, shape = "card", className }: WeaveProps) {
  return (
    <img
      src={getWeaveUrl(name, shape)}
      alt=""
      loading="lazy"
      {...weaveShapes[shape]}
      className={className}
    />
  );
}
