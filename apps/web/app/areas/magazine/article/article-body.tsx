import type { ArticleBody as Body, BodyBlock } from "@boab/contracts/magazine/body";
import { cx } from "#ui/layout/cx.ts";
import { ArticleImage } from "../article-image.tsx";
import { ArticleBlock, GoneBlock, VideoBlock } from "./article-block.tsx";
import { ArticleText } from "./article-text.tsx";
import type { BlockViews } from "./block-views.ts";

interface ArticleBodyProps {
  body: Body;
  /** The current cards of businesses and items in the text; a block without a card is left out. */
  blocks?: BlockViews | undefined;
}

const noBlocks: BlockViews = { businesses: {}, items: {} };

export function ArticleBody({ body, blocks = noBlocks }: ArticleBodyProps) {
  return body.content.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a published text does not change its order
    <Block key={index} block={block} blocks={blocks} />
  ));
}

function Block({ block, blocks }: { block: BodyBlock; blocks: BlockViews }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p className="mt-5">
          <ArticleText inlines={block.content} />
        </p>
      );
    case "heading":
      return block.attrs.level === 2 ? (
        <h2 className="mt-12 text-[1.75rem] leading-[1.15] type-display">
          <ArticleText inlines={block.content} />
        </h2>
      ) : (
        <h3 className="mt-9 text-[1.375rem] leading-[1.2] type-display">
          <ArticleText inlines={block.content} />
        </h3>
      );
    case "blockquote":
      return <Quote paragraphs={block.content} />;
    case "bulletList":
    case "orderedList":
      return <List block={block} />;
    case "horizontalRule":
      return <hr className="my-12 border-line" />;
    case "image":
      return <InlineImage attrs={block.attrs} />;
    case "gallery":
      return <Gallery attrs={block.attrs} />;
    case "businessCard": {
      const card = blocks.businesses[block.attrs.id];
      return card && <ArticleBlock card={card} />;
    }
    case "itemCard": {
      const card = blocks.items[block.attrs.sku];
      if (!card) return null;
      return "gone" in card ? <GoneBlock text={card.gone} /> : <ArticleBlock card={card} />;
    }
    case "videoCard":
      return <VideoBlock {...block.attrs} />;
  }
}

type BlockWithType<Type extends BodyBlock["type"]> = Extract<BodyBlock, { type: Type }>;

function Quote({ paragraphs }: { paragraphs: BlockWithType<"blockquote">["content"] }) {
  return (
    <blockquote className="my-9 text-[clamp(2rem,1.5rem+2.4vw,3.25rem)] leading-[1.08] font-[380] text-balance text-plum-600 italic type-editorial md:my-14 md:text-center dark:text-plum-300">
      {paragraphs.map(({ content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a published text does not change its order
        <p key={index}>
          “<ArticleText inlines={content} />”
        </p>
      ))}
    </blockquote>
  );
}

function List({ block }: { block: BlockWithType<"bulletList"> | BlockWithType<"orderedList"> }) {
  const isOrdered = block.type === "orderedList";
  const Tag = isOrdered ? "ol" : "ul";
  return (
    <Tag
      className={cx(
        "mt-5 space-y-3",
        isOrdered
          ? "list-decimal pl-7 marker:font-[620] marker:text-primary-text"
          : "list-none *:relative *:pl-7 *:before:absolute *:before:top-[.45em] *:before:left-0.5 *:before:h-[.8em] *:before:w-2 *:before:rounded-full *:before:bg-accent",
      )}
    >
      {block.content.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a published text does not change its order
        <li key={index}>
          {item.content.map(({ content }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <p key={place}>
              <ArticleText inlines={content} />
            </p>
          ))}
        </li>
      ))}
    </Tag>
  );
}

function InlineImage({ attrs }: { attrs: BlockWithType<"image">["attrs"] }) {
  const isWide = attrs.layout === "wide";
  return (
    <figure className={cx("my-9", isWide && "lg:-mx-24")}>
      <ArticleImage
        image={attrs}
        shape={isWide ? "wide" : "card"}
        alt={attrs.alt}
        className="h-auto w-full"
      />
      {attrs.caption && (
        <figcaption className="pt-2.5 text-sm text-ink-3">{attrs.caption}</figcaption>
      )}
    </figure>
  );
}

function Gallery({ attrs: { pictures, caption } }: { attrs: BlockWithType<"gallery">["attrs"] }) {
  return (
    <figure className="my-9 lg:-mx-24">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a published text does not change its order
          <li key={index}>
            <ArticleImage
              image={picture}
              shape="tall"
              alt={picture.alt}
              className="aspect-[4/5] w-full object-cover"
            />
          </li>
        ))}
      </ul>
      {caption && <figcaption className="pt-2.5 text-sm text-ink-3">{caption}</figcaption>}
    </figure>
  );
}
