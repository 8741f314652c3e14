import type { BodyBlock } from "@boab/contracts/magazine/body";
import { ArticleBody } from "../article/article-body.tsx";
import type { DocumentContent } from "./content.ts";
import { CardDetails } from "./insert/card-details.tsx";

interface CardBlockProps {
  label: string;
  kind: "business" | "item";
  id: string;
}

const CardBlock = ({ label, ...card }: CardBlockProps) => (
  <aside className="my-8 border border-line bg-surface px-5 py-4 text-base leading-normal">
    <p className="text-xs text-ink-3">{label}</p>
    <CardDetails {...card} />
  </aside>
);

/**
 * Renders a block as readers see it. Businesses and items show text only, because their picture is only known once
 * published.
 */
function renderBlock(block: BodyBlock) {
  switch (block.type) {
    case "businessCard":
      return <CardBlock label="Business" kind="business" id={block.attrs.id} />;
    case "itemCard":
      return <CardBlock label="Item" kind="item" id={block.attrs.sku} />;
    default:
      return <ArticleBody body={{ type: "doc", content: [block] }} />;
  }
}

/** Shows a version of the document, to read or compare. */
export function BodyPreview({ head, body }: DocumentContent) {
  return (
    <article className="mt-3 text-[1.0625rem] leading-[1.7] break-words">
      <p className="text-4xl leading-[1.02] text-balance type-editorial">
        {head.title || "No title yet"}
      </p>
      <p className="mt-3 text-xl leading-normal text-ink-2">{head.standfirst}</p>
      {body.content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version doesn't change
        <div key={index} className="contents">
          {renderBlock(block)}
        </div>
      ))}
    </article>
  );
}
