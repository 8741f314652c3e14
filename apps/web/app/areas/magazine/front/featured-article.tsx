import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { Link } from "react-router";
import { Container } from "#ui/layout/container.tsx";
import { ArticleImage } from "../article-image.tsx";
import { Byline } from "../byline.tsx";
import { articlePath } from "../paths.ts";

export function FeaturedArticle({ article }: { article: ArticleCard }) {
  return (
    <Container
      as="section"
      className="grid items-center gap-7 pb-section md:grid-cols-[1.06fr_.94fr] md:gap-[clamp(28px,5vw,72px)] md:pt-5"
    >
      <ArticleImage
        image={article.image}
        shape="cover"
        isEager
        className="-mx-gutter aspect-square w-[calc(100%+2*var(--spacing-gutter))] max-w-none object-cover md:mx-0 md:aspect-[10/11] md:w-full"
      />
      <div>
        <p className="text-md font-[640] text-primary-text">
          Cover story, {article.category.toLowerCase()}
        </p>
        <h2 className="mt-3.5 mb-5.5 text-[clamp(2.6rem,1.6rem+3.6vw,5rem)] leading-[.98] text-balance type-editorial">
          <Link to={articlePath(article.slug)} className="hover:underline">
            {article.title}
          </Link>
        </h2>
        <p className="mb-7 max-w-[34em] text-xl leading-[1.6] text-ink-2">{article.excerpt}</p>
        <Byline authors={article.authors} date={article.date} minutes={article.readTime} />
      </div>
    </Container>
  );
}
