import type { ArticleAuthor, ArticleCard } from "@boab/contracts/magazine/articles";
import { Link } from "react-router";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { ArticleTeaser } from "./article-teaser.tsx";
import { wellbeingPath } from "./paths.ts";

interface AuthorPageProps {
  author: ArticleAuthor;
  list: LoadedList<ArticleCard>;
}

export function AuthorPage({ author, list: firstPage }: AuthorPageProps) {
  const list = useList(firstPage, ({ id }) => id);
  return (
    <Container className="pt-5 pb-section">
      <Link
        to={wellbeingPath}
        className="inline-flex min-h-11 items-center font-[600] hover:underline"
      >
        Wellbeing
      </Link>
      <header className="mt-6 mb-12 flex flex-wrap items-center gap-6">
        <Avatar name={author.name} size={96} />
        <div>
          <h1 className="text-[clamp(2.6rem,1.6rem+3.6vw,5rem)] leading-[.98] break-words type-editorial">
            {author.name}
          </h1>
          {author.bio && <p className="mt-3 max-w-[52ch] text-lg text-ink-2">{author.bio}</p>}
          {author.isDemo && (
            <Chip tone="info" className="mt-3">
              Demo author, invented
            </Chip>
          )}
        </div>
      </header>
      <h2 className="sr-only">Articles</h2>
      <ListRows of={list} endClassName="mt-12">
        <ul className="grid gap-x-7 gap-y-11 md:grid-cols-3">
          {list.rows.map((article) => (
            <li key={article.id}>
              <ArticleTeaser article={article} />
            </li>
          ))}
        </ul>
      </ListRows>
    </Container>
  );
}
