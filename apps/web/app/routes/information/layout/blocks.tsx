import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { Note } from "#ui/feedback/note.tsx";
import type { Block } from "./information-document.ts";
import { parseInline } from "./inline-text.ts";
import { Question } from "./question.tsx";

export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((part, position) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
    if (typeof part === "string") return <Fragment key={position}>{part}</Fragment>;
    return part.href.startsWith("/") ? (
      <Link key={part.href} to={part.href} className="link">
        {part.words}
      </Link>
    ) : (
      <a key={part.href} href={part.href} className="link">
        {part.words}
      </a>
    );
  });
}

interface BlocksProps {
  blocks: readonly Block[];
  slots?: Record<string, ReactNode> | undefined;
}

export function Blocks({ blocks, slots = {} }: BlocksProps) {
  return blocks.map((block) => (
    <BlockView key={JSON.stringify(block)} block={block} slots={slots} />
  ));
}

function BlockView({ block, slots }: { block: Block; slots: Record<string, ReactNode> }) {
  if (typeof block === "string") {
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul className="list-disc space-y-2 pl-5 marker:text-primary-text">
        <Items texts={block.list} />
      </ul>
    );
  }
  if ("steps" in block) {
    return (
      <ol className="list-decimal space-y-2 pl-6 marker:font-semibold marker:text-primary-text">
        <Items texts={block.steps} />
      </ol>
    );
  }
  if ("definitions" in block) return <Definitions definitions={block.definitions} />;
  if ("note" in block) {
    return (
      <Note tone="info">
        <InlineText text={block.note} />
      </Note>
    );
  }
  if ("question" in block) {
    return (
      <Question question={block.question}>
        <Blocks blocks={block.answer} />
      </Question>
    );
  }
  return slots[block.slot];
}

function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <li key={text} className="pl-1">
      <InlineText text={text} />
    </li>
  ));
}

function Definitions({ definitions }: { definitions: readonly (readonly [string, string])[] }) {
  return (
    <dl className="border-t border-line">
      {definitions.map(([term, text]) => (
        <div
          key={term}
          className="gap-6 border-b border-line py-3.5 sm:grid sm:grid-cols-[minmax(9rem,13rem)_1fr]"
        >
          <dt className="font-semibold text-ink">
            <InlineText text={term} />
          </dt>
          <dd>
            <InlineText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
