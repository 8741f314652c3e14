import type { ArticleCard } from "@boab/contracts/magazine/articles";
import { ArticleTeaser, type TeaserSize } from "../article-teaser.tsx";

/** A spread has six teasers: a large one beside a small one, three small ones, and a wide one. */
const teaserPattern: readonly { size: TeaserSize; columns: string }[] = [
  { size: "large", columns: "md:col-span-4" },
  { size: "small", columns: "md:col-span-2" },
  { size: "small", columns: "md:col-span-2" },
  { size: "small", columns: "md:col-span-2" },
  { size: "small", columns: "md:col-span-2" },
  { size: "row", columns: "md:col-span-6" },
];

export function ArticleGrid({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className="grid gap-x-7 gap-y-11 md:grid-cols-6 md:gap-y-14">
      {articles.map((article, index) => {
        const { size, columns } = teaserPattern[index % teaserPattern.length] ?? {
          size: "small",
          columns: "",
        };
        return (
          <li key={article.id} className={`grid ${columns}`}>
            <ArticleTeaser article={article} size={size} />
          </li>
        );
      })}
    </ul>
  );
}
