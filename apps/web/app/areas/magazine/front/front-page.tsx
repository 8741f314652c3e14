import type { ReactNode } from "react";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import { wellbeingPath } from "../paths.ts";
import { ArticleFilters } from "./article-filters.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import { frontPageCopy } from "./copy.ts";
import { FeaturedArticle } from "./featured-article.tsx";
import type { FrontView } from "./front-view.ts";
import { Masthead } from "./masthead.tsx";

interface FrontPageProps {
  view: FrontView;
  /** The newsletter form. */
  newsletter: ReactNode;
}

export function FrontPage({ view, newsletter }: FrontPageProps) {
  const { q, tag, category, categories, featured, quote } = view;
  const list = useList(view.list, ({ id }) => id);
  return (
    <>
      <Masthead />
      {featured && <FeaturedArticle article={featured} />}
      <Container as="section" className="pb-section">
        <h2 className="sr-only">{getHeading(view)}</h2>
        <ArticleFilters q={q} category={category} categories={categories} />
        {tag && (
          <p className="mb-8 flex flex-wrap items-center gap-4">
            <span>
              Articles about <b>{tag}</b>
            </span>
            <LinkButton to={wellbeingPath} variant="secondary" size="sm" preventScrollReset>
              Show all articles
            </LinkButton>
          </p>
        )}
        <ListRows
          of={list}
          endClassName="mt-12"
          empty={
            <EmptyState
              title={frontPageCopy.noMatches}
              action={
                <LinkButton to={wellbeingPath} variant="secondary" preventScrollReset>
                  Show all articles
                </LinkButton>
              }
            >
              Try another word, or fewer of them.
            </EmptyState>
          }
        >
          <ArticleGrid articles={list.rows} />
        </ListRows>
      </Container>
      {quote && featured && <Quote quote={quote} title={featured.title} />}
      <Container as="section" className="grid items-end gap-x-12 gap-y-6 py-section md:grid-cols-2">
        <div>
          <h2 className="text-[clamp(2rem,1.4rem+2vw,3rem)] text-balance type-editorial">
            One good email, once a fortnight
          </h2>
          <p className="mt-2.5 text-lg text-ink-2">
            New articles, new businesses and the occasional recipe. No ads.
          </p>
        </div>
        {newsletter}
      </Container>
    </>
  );
}

const getHeading = ({ q, category, tag }: FrontView) =>
  q || tag ? "Search results" : (category ?? "All articles");

function Quote({ quote, title }: { quote: string; title: string }) {
  return (
    <section className="bg-plum-600 py-section text-[#fbefe6]">
      <Container>
        <figure>
          <blockquote className="max-w-[17em] text-[clamp(2.4rem,1.4rem+4.6vw,5.5rem)] leading-[1.02] font-[380] italic type-editorial">
            <p>“{quote}”</p>
          </blockquote>
          <figcaption className="mt-6 text-[#ebc8d8]">From “{title}”</figcaption>
        </figure>
      </Container>
    </section>
  );
}
