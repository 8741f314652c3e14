import { weave } from "@boab/art";
import { requiredLine } from "@boab/contracts/common/fields";
import { makeSvgResponse } from "#lib/http/svg-response.server.ts";
import { type WeaveShape, weaveShapes } from "#ui/media/weave.tsx";
import type { Route } from "./+types/name-weave.ts";

const Name = requiredLine(160, "A weave needs a name.");

const isShape = (shape: string): shape is WeaveShape => Object.hasOwn(weaveShapes, shape);

/** Every name has its own weave; drawing it takes less than a millisecond. */
export function loader({ params }: Route.LoaderArgs) {
  const name = Name.safeParse(params.file.replace(/\.svg$/, ""));
  if (!name.success || !isShape(params.shape)) throw new Response("Not found", { status: 404 });
  const { width, height } = weaveShapes[params.shape];
  return makeSvgResponse(weave(name.data, width, height));
}
