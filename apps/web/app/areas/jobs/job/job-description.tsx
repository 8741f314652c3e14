import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import type { DescriptionBlock } from "./description.ts";

export function JobDescription({ blocks }: { blocks: readonly DescriptionBlock[] }) {
  return (
    <div className="max-w-[68ch] space-y-5">
      {blocks.map((block, index) =>
        block.kind === "paragraph" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown.
          <p key={index} className={index === 0 ? "text-lg" : undefined}>
            {block.text}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown.
          <div key={index}>
            {block.heading && <h2 className="mb-3 text-2xl">{block.heading}</h2>}
            <ul className="space-y-2.5">
              {block.points.map((point) => (
                <li key={point} className="flex items-start gap-2.5">
                  <CheckCircleIcon
                    weight="fill"
                    size={20}
                    aria-hidden="true"
                    className="mt-[3px] flex-none text-ok"
                  />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  );
}
