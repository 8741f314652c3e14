import type { ArticleMention } from "@boab/contracts/magazine/articles";
import { formatDate } from "@boab/format/dates";
import { Link } from "react-router";
import { Container } from "#ui/layout/container.tsx";
import { articlePath } from "./paths.ts";

/** Lists the articles that feature this business or item. */
export default function FeaturedIn({ mentions }: { mentions: readonly ArticleMention[] }) {
  return (
    <Container as="section" className="pb-section">
      <h2 className="text-2xl">Featured in Wellbeing</h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {mentions.map(({ slug, title, date }) => (
          <li key={slug} className="relative border border-line bg-surface px-5 py-4">
            <Link
              to={articlePath(slug)}
              className="block text-xl text-balance type-editorial after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <span className="mt-1 block text-sm text-ink-3">{formatDate(date)}</span>
          </li>
        ))}
      </ul>
    </Container>
  );
}
