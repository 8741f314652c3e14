import { Link } from "react-router";

/** The fields are already formatted, so that search pages load little code for them. */
export interface ArticleRowView {
  to: string;
  title: string;
  /** `Saba Haile, 6 min read` */
  by: string;
  excerpt: string;
  pictureSrc: string;
}

/** An article among other kinds of search results, smaller than a teaser. */
export const ArticleRow = ({ article }: { article: ArticleRowView }) => (
  <article className="group relative flex items-start gap-4">
    <img
      src={article.pictureSrc}
      alt=""
      width={132}
      height={99}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-25 flex-none object-cover sm:w-33"
    />
    <div className="min-w-0">
      <h3 className="text-xl text-balance type-editorial">
        <Link to={article.to} className="after:absolute after:inset-0 group-hover:underline">
          {article.title}
        </Link>
      </h3>
      <p className="mt-1 line-clamp-2 text-md text-ink-2">{article.excerpt}</p>
      <p className="mt-1 text-sm text-ink-3">{article.by}</p>
    </div>
  </article>
);
