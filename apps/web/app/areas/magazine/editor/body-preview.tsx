import type { BodyBlock } from "@boab/contracts/magazine/body";
import { ArticleBody } from "../article/article-body.tsx";
import type { DocumentContent } from "./content.ts";

/** As readers see it; a business or an item by its number, because what it looks like is only known once it is out. */
function drawBlock(block: BodyBlock) {
  switch (block.type) {
    case "businessCard":
      return <p className="mt-5 text-ink-3">Business block ({block.attrs.id})</p>;
    case "itemCard":
      return <p className="mt-5 text-ink-3">Item block ({block.attrs.sku})</p>;
    default:
      return <ArticleBody body={{ type: "doc", content: [block] }} />;
  }
}

/** What is written, to read and to compare. */
export function BodyPreview({ head, body }: DocumentContent) {
  return (
    <article className="mt-3">
      <p className="text-3xl leading-tight type-editorial">{head.title || "No title yet"}</p>
      <p className="mt-2 text-lg text-ink-2">{head.standfirst}</p>
      {body.content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version doesn't change
        <div key={index} className="contents">
          {drawBlock(block)}
        </div>
      ))}
    </article>
  );
}
