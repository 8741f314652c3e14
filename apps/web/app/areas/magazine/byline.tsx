import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { formatDate } from "@boab/format/dates";
import { Fragment } from "react";
import { Link } from "react-router";
import { Avatar } from "#ui/media/avatar.tsx";
import { authorPath } from "./paths.ts";

interface BylineProps {
  authors: ArticleCard["authors"];
  date: string;
  minutes: number;
}

/** Shows the authors and the date; each name links to the author's page. */
export function Byline({ authors, date, minutes }: BylineProps) {
  return (
    <div className="flex items-center gap-3">
      <span className="flex -space-x-3">
        {authors.map(({ slug, name }) => (
          <Avatar key={slug} name={name} size={44} className="ring-2 ring-paper" />
        ))}
      </span>
      <p className="text-md">
        <span className="block font-[620]">
          {authors.map(({ slug, name }, index) => (
            <Fragment key={slug}>
              {index > 0 && (index === authors.length - 1 ? " and " : ", ")}
              <Link to={authorPath(slug)} rel="author" className="target-44 hover:underline">
                {name}
              </Link>
            </Fragment>
          ))}
        </span>
        <span className="text-sm text-ink-3">
          <time dateTime={date}>{formatDate(date)}</time>, {minutes} min read
        </span>
      </p>
    </div>
  );
}
