import type { BodyBlock, BodyInline, BodyPicture } from "@boab/contracts/magazine/body";
import { Fragment, type ReactNode } from "react";
import type { DocumentContent } from "./content.ts";

type Paragraphs = { content?: BodyInline[] | undefined }[];

const words = (inlines: BodyInline[] = []) =>
  inlines.map((inline) => (inline.type === "text" ? inline.text : "\n")).join("");

const paragraphs = (all: Paragraphs) =>
  all.map(({ content }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a version doesn't change
    <p key={index} className="mt-2 whitespace-pre-line">
      {words(content)}
    </p>
  ));

/** One block, without its finery: enough to tell two versions apart. */
function drawBlock(block: BodyBlock): ReactNode {
  switch (block.type) {
    case "paragraph":
      return <p className="mt-3 whitespace-pre-line">{words(block.content)}</p>;
    case "heading":
      return <h4 className="mt-5 text-lg font-bold">{words(block.content)}</h4>;
    case "blockquote":
      return (
        <blockquote className="my-4 border-l-3 border-accent pl-4 italic">
          {paragraphs(block.content)}
        </blockquote>
      );
    case "bulletList":
    case "orderedList": {
      const Tag = block.type === "bulletList" ? "ul" : "ol";
      return (
        <Tag className={Tag === "ul" ? "mt-3 list-disc pl-6" : "mt-3 list-decimal pl-7"}>
          {block.content.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a version doesn't change
            <li key={index}>{paragraphs(item.content)}</li>
          ))}
        </Tag>
      );
    }
    case "horizontalRule":
      return <hr className="my-6 border-line" />;
    case "image":
      return <PreviewPicture {...block.attrs} />;
    case "gallery":
      return block.attrs.pictures.map((picture) => (
        <PreviewPicture key={picture.src} {...picture} />
      ));
    case "businessCard":
      return <p className="mt-3 text-ink-3">Business block ({block.attrs.id})</p>;
    case "itemCard":
      return <p className="mt-3 text-ink-3">Item block ({block.attrs.sku})</p>;
    case "videoCard":
      return <p className="mt-3 text-ink-3">Video: {block.attrs.title || "no title yet"}</p>;
  }
}

function PreviewPicture({ src, alt, width, height }: BodyPicture) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="mt-4 h-auto max-w-full"
    />
  );
}

/** What is written, to read and to compare. */
export function BodyPreview({ head, body }: DocumentContent) {
  return (
    <article className="mt-3">
      <p className="text-2xl leading-tight type-editorial">{head.title || "No title yet"}</p>
      <p className="mt-2 text-ink-2">{head.standfirst}</p>
      {body.content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version doesn't change
        <Fragment key={index}>{drawBlock(block)}</Fragment>
      ))}
    </article>
  );
}
