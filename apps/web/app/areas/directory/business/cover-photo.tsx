import { use } from "react";
import { EditingContext } from "../editing/editing-context.ts";
import type { CoverView } from "./business-view.ts";

/** Each screen size has its own file and focal point (DIR-COV-03 to 05). */
export function CoverPhoto({ cover }: { cover: CoverView }) {
  const editing = use(EditingContext);
  const { mobile, tablet, desktop } = cover.position;
  const editor = editing?.editor("cover");
  if (editor)
    return (
      <div data-section="cover" className="pt-4 pb-18 md:pt-2">
        {editor}
      </div>
    );
  return (
    <div
      data-section="cover"
      className="relative -mx-gutter aspect-3/2 overflow-hidden bg-sunk md:mx-0 md:aspect-[1360/420] md:rounded-xl"
    >
      <picture>
        {cover.sources.map(({ media, type, src }) => (
          <source key={src} media={media} srcSet={src} {...(type && { type })} />
        ))}
        <img
          src={cover.fallback}
          alt=""
          width={1360}
          height={420}
          fetchPriority="high"
          style={{ "--mobile": mobile, "--tablet": tablet, "--desktop": desktop }}
          className="size-full object-cover [object-position:var(--mobile)] min-[768px]:[object-position:var(--tablet)] min-[1024px]:[object-position:var(--desktop)]"
        />
      </picture>
      {editing && <div className="absolute top-3 right-3">{editing.tools("cover")}</div>}
    </div>
  );
}
