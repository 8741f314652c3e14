import type { RenditionRule } from "../files/purpose.rules.ts";
import type { Refused } from "./refusal.rules.ts";

export interface RenderedFile {
  label: string;
  contentType: string;
  bytes: Buffer;
  width?: number;
  height?: number;
}

/** Renders the sizes of a picture, or says why not. */
export type Render = (
  bytes: Buffer,
  renditions: readonly RenditionRule[],
) => Promise<RenderedFile[] | Refused>;
