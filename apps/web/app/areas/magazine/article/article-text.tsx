import type { BodyInline } from "@boab/contracts/magazine/body";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";

type Mark = NonNullable<Extract<BodyInline, { type: "text" }>["marks"]>[number];

/** Words with their marks. Nothing in a body is ever read as HTML. */
export function ArticleText({ inlines = [] }: { inlines?: BodyInline[] | undefined }) {
  return inlines.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a published text does not change its order
    <Fragment key={index}>
      {inline.type === "hardBreak" ? <br /> : marked(inline.text, inline.marks ?? [])}
    </Fragment>
  ));
}

const marked = (text: ReactNode, marks: Mark[]): ReactNode => marks.reduce(wrap, text);

function wrap(inner: ReactNode, mark: Mark): ReactNode {
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
  // The contract lets only https, http and mailto in; whatever else was stored is shown as words.
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
