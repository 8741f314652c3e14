import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { ArticleImage } from "./article-image.tsx";
import type { DrawingShape } from "./article-picture.ts";
import { articlePath } from "./paths.ts";

export type TeaserSize = "small" | "large" | "row";

interface ArticleTeaserProps {
  article: ArticleCard;
  size?: TeaserSize | undefined;
  className?: string | undefined;
}

const imageStyles: Record<TeaserSize, { shape: DrawingShape; image: string }> = {
  small: { shape: "tall", image: "aspect-[4/3] md:aspect-[4/5]" },
  large: { shape: "card", image: "aspect-[4/3] md:aspect-auto md:min-h-[420px] md:flex-1" },
  row: { shape: "card", image: "aspect-[4/3] md:aspect-[2/1]" },
};

/** The whole card is one link, the headline. */
export function ArticleTeaser({ article, size = "small", className }: ArticleTeaserProps) {
  const { shape, image } = imageStyles[size];
  const isRow = size === "row";
  return (
    <article
      className={cx(
        "group relative",
        size === "large" && "flex flex-col",
        isRow && "items-center gap-x-7 md:grid md:grid-cols-[2fr_1fr]",
        className,
      )}
    >
      <ArticleImage
        image={article.image}
        shape={shape}
        className={cx("w-full object-cover", image)}
      />
      <div>
        <p className={cx("text-md font-[640] text-primary-text", isRow ? "mt-4 md:mt-0" : "mt-4")}>
          {article.category}
        </p>
        <h3
          className={cx(
            "mt-1 mb-2 text-[2rem] text-balance type-editorial",
            size === "small" ? "md:text-[2.25rem]" : "md:text-[3rem]",
          )}
        >
          <Link
            to={articlePath(article.slug)}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </Link>
        </h3>
        <p className="max-w-[44ch] text-ink-2">{article.excerpt}</p>
        <p className="mt-2.5 text-sm text-ink-3">
          {article.author}, {article.readTime} min read
        </p>
      </div>
    </article>
  );
}
