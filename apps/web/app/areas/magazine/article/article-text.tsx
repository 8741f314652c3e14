import type { BodyInline } from "@boab/contracts/magazine/body";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";

type Mark = NonNullable<Extract<BodyInline, { type: "text" }>["marks"]>[number];

/** Renders text with its marks. Nothing in a body is ever rendered as HTML. */
export function ArticleText({ inlines = [] }: { inlines?: BodyInline[] | undefined }) {
  return inlines.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a published text does not change its order
    <Fragment key={index}>
      {inline.type === "hardBreak" ? <br /> : applyMarks(inline.text, inline.marks ?? [])}
    </Fragment>
  ));
}

const applyMarks = (text: ReactNode, marks: Mark[]): ReactNode => marks.reduce(wrapInMark, text);

function wrapInMark(inner: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong>{inner}</strong>;
    case "italic":
      return <em>{inner}</em>;
    case "underline":
      return <u>{inner}</u>;
    case "link":
      return <TextLink href={mark.attrs.href}>{inner}</TextLink>;
  }
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  // Only our own paths, https, http and mailto become links; any other stored value is shown as text.
  if (href.startsWith("/") && !href.startsWith("//"))
    return (
      <Link to={href} className="link">
        {children}
      </Link>
    );
  if (!/^(https?:|mailto:)/i.test(href)) return children;
  return (
    <a href={href} rel="noopener nofollow ugc" className="link">
      {children}
    </a>
  );
}
