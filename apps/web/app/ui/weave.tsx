import { weave } from "@boab/art/weave";
import { useMemo } from "react";
import { svgDataUri } from "./svg-data-uri.ts";

interface WeaveProps {
  /** Every name has a weave. */
  name: string;
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
}

/** The cover of a business or store without a photo, woven from its name. Decorative. */
export function Weave({ name, width = 600, height = 400, className }: WeaveProps) {
  const src = useMemo(() => svgDataUri(weave(name, width, height)), [name, width, height]);
  return <img src={src} alt="" width={width} height={height} className={className} />;
}
