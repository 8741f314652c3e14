import type { Article } from "@boab/contracts/magazine/articles";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link } from "react-router";
import { PillLink } from "#ui/actions/pill.tsx";
import { Share } from "#ui/actions/share.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ArticleImage } from "../article-image.tsx";
import { ArticleTeaser } from "../article-teaser.tsx";
import { Byline } from "../byline.tsx";
import { categoryPath, tagPath, wellbeingPath } from "../paths.ts";
import { ArticleBody } from "./article-body.tsx";
import type { BlockViews } from "./block-views.ts";

interface ArticlePageProps {
  article: Article;
  blocks: BlockViews;
  /** The full URL, for sharing. */
  link: string;
}

export function ArticlePage({ article, blocks, link }: ArticlePageProps) {
  return (
    <>
      <article>
        <ArticleHeading article={article} link={link} />
        <figure>
          <ArticleImage
            image={article.hero}
            shape="wide"
            alt={article.hero.alt}
            isEager
            className="h-60 w-full object-cover md:h-auto md:max-h-[640px]"
          />
          {article.heroCaption && (
            <figcaption className="mx-auto w-full max-w-[1360px] px-gutter pt-2.5 text-sm text-ink-3">
              {article.heroCaption}
            </figcaption>
          )}
        </figure>
        <div className="mx-auto w-full max-w-[calc(680px+2*var(--spacing-gutter))] px-gutter pt-9 pb-section text-[1.0625rem] leading-[1.75] md:pt-14 md:text-[1.1875rem]">
          {article.lede && (
            <p className="text-xl leading-[1.6] font-[520] first-letter:float-left first-letter:mt-1 first-letter:mr-3 first-letter:font-(family-name:--font-editorial) first-letter:text-[4.6em] first-letter:leading-[.78] first-letter:font-[400] first-letter:text-primary-text md:text-[1.4375rem]">
              {article.lede}
            </p>
          )}
          <ArticleBody body={article.body} blocks={blocks} />
          {article.tags.length > 0 && (
            <nav aria-label="Tags" className="mt-10 flex flex-wrap gap-2">
              {article.tags.map((tag) => (
                <PillLink key={tag} to={tagPath(tag)} preventScrollReset={false}>
                  {tag}
                </PillLink>
              ))}
            </nav>
          )}
        </div>
      </article>
      {article.related.length > 0 && <RelatedArticles articles={article.related} />}
    </>
  );
}

function ArticleHeading({ article, link }: { article: Article; link: string }) {
  return (
    <header className="mx-auto w-full max-w-[calc(880px+2*var(--spacing-gutter))] px-gutter pt-5">
      <Link
        to={wellbeingPath}
        className="inline-flex min-h-11 items-center gap-2 font-[600] hover:underline"
      >
        <ArrowLeftIcon weight="bold" size={16} aria-hidden="true" />
        Wellbeing
      </Link>
      <p className="mt-4 md:mt-8">
        <Link
          to={categoryPath(article.category)}
          className="target-44 font-[640] text-primary-text hover:underline"
        >
          {article.category}
        </Link>
      </p>
      <h1 className="mt-2.5 mb-5.5 text-[clamp(3rem,1.6rem+5.4vw,6rem)] leading-[.96] text-balance break-words type-editorial">
        {article.title}
      </h1>
      {article.subtitle && (
        <p className="max-w-[36em] text-[clamp(1.125rem,1rem+.8vw,1.5rem)] leading-normal text-ink-2">
          {article.subtitle}
        </p>
      )}
      <div className="relative my-7.5 flex flex-wrap items-center justify-between gap-4 md:mb-10">
        <Byline authors={article.authors} date={article.publishedAt} minutes={article.readMins} />
        <Share name={article.title} link={link} linkLabel="Link" />
      </div>
    </header>
  );
}

function RelatedArticles({ articles }: { articles: Article["related"] }) {
  return (
    <section aria-labelledby="related" className="border-t border-line bg-sunk py-section">
      <Container>
        <h2 id="related" className="mb-8 text-4xl type-editorial">
          Read on
        </h2>
        <ul className="grid gap-x-7 gap-y-11 md:grid-cols-3">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleTeaser article={article} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
