import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ListingCardRow } from "#areas/directory/listing-card-row.tsx";
import type { JobCardView } from "#areas/jobs/job-card.ts";
import { ArticleRow } from "#areas/magazine/article-row.tsx";
import { ItemRow } from "#areas/marketplace/catalog/item-rows.tsx";
import { VideoCard } from "#areas/media/lists/video-card.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import type { SearchView } from "./search-view.ts";

type Found = NonNullable<SearchView["found"]>;

/** A single fifth card below a row of four would look like the end, so it is hidden if the section links to more. */
const getOneRowClass = (hasMore: boolean) =>
  hasMore ? "lg:[&_li:nth-child(5):last-child]:hidden" : undefined;

/** Shows one section for each kind with results. */
export function ResultSections({
  found: { businesses, items, jobs, videos, articles },
}: {
  found: Found;
}) {
  return (
    <>
      {businesses && (
        <Section title="Businesses" {...businesses}>
          <div className={getOneRowClass(businesses.all !== null)}>
            <ListingCardRow cards={businesses.cards} />
          </div>
        </Section>
      )}
      {items && (
        <Section title="Items" {...items}>
          <ItemRow items={items.cards} />
        </Section>
      )}
      {jobs && (
        <Section title="Jobs" {...jobs}>
          <ul className="divide-y divide-line lg:max-w-3xl">
            {jobs.cards.map((job) => (
              <li key={job.id}>
                <JobRow job={job} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {videos && (
        <Section title="Videos" {...videos}>
          <div className={getOneRowClass(videos.all !== null)}>
            <ul className="no-scrollbar -mx-gutter flex gap-4 overflow-x-auto px-gutter pb-1 md:mx-0 md:grid md:grid-cols-3 md:gap-x-6 md:gap-y-9 md:overflow-visible md:px-0 lg:grid-cols-4">
              {videos.cards.map((video) => (
                <li key={video.vid_Id} className="flex-[0_0_max(70%,14rem)]">
                  <VideoCard video={video} />
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      {articles && (
        <Section title="Articles" {...articles}>
          <ul className="grid gap-x-7 gap-y-6 md:grid-cols-2">
            {articles.cards.map((article) => (
              <li key={article.to}>
                <ArticleRow article={article} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  title: string;
  count: string;
  all: { label: string; to: string } | null;
  children: ReactNode;
}

function Section({ title, count, all, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-11">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}{" "}
          <span className="ml-1 font-sans text-base font-[450] tracking-normal text-ink-3 [font-stretch:100%]">
            {count}
          </span>
        </h2>
        {all && (
          <Link to={all.to} className="link inline-flex min-h-11 items-center whitespace-nowrap">
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

const JobRow = ({ job }: { job: JobCardView }) => (
  <article className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
    <Avatar name={job.businessName} src={job.logoSrc} size={52} shape="square" />
    <div className="min-w-0 flex-1">
      <h3 className="text-xl leading-snug">
        <Link to={job.to} className="no-underline after:absolute after:inset-0 hover:underline">
          {job.title}
        </Link>
      </h3>
      <p className="text-md text-ink-3">
        {job.businessName}, {job.location}. {job.dates}.
      </p>
    </div>
    {job.pay && (
      <Chip tone="info">
        {job.pay.amount} {job.pay.unit}
      </Chip>
    )}
  </article>
);
