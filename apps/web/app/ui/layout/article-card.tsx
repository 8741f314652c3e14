import { Link } from "react-router";
import type { CoverImage } from "#ui/media/cover.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { cx } from "./cx.ts";

export interface ArticleCardProps {
  to: string;
  title: string;
  /** The section: "Movement". */
  kicker: string;
  /** "Deng Majok, 4 min read". */
  byline: string;
  image: CoverImage;
  ratio?: "square" | "portrait" | "wide" | undefined;
}

const shapes = {
  square: { style: "aspect-square", width: 800, height: 800 },
  portrait: { style: "aspect-4/5", width: 800, height: 1000 },
  wide: { style: "aspect-[11/7.6]", width: 1100, height: 760 },
};

/** Square corners and the editorial face: the magazine looks like a magazine. */
export function ArticleCard({
  to,
  title,
  kicker,
  byline,
  image,
  ratio = "square",
}: ArticleCardProps) {
  const { style, width, height } = shapes[ratio];
  return (
    <article className="group relative">
      <Picture
        {...image}
        alt=""
        width={width}
        height={height}
        className={cx("w-full object-cover", style)}
      />
      <p className="mt-3 text-md font-[640] text-primary-text">{kicker}</p>
      <h3 className="type-editorial mt-0.5 text-2xl leading-[1.05] group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
        <Link to={to} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-1.5 text-sm text-ink-3">{byline}</p>
    </article>
  );
}
