import { HourglassMediumIcon } from "@phosphor-icons/react/dist/ssr/HourglassMedium";
import { SparkleIcon } from "@phosphor-icons/react/dist/ssr/Sparkle";
import { Link } from "react-router";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { ApplyLink } from "../apply-link.tsx";
import type { JobCardView } from "../job-card.ts";

export function JobTile({ job }: { job: JobCardView }) {
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-lg border border-line bg-surface p-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:p-5">
      <Avatar name={job.businessName} src={job.logoSrc} size={52} shape="square" />
      <div className="min-w-0">
        <h3 className="text-xl leading-snug">
          <Link to={job.to} className="no-underline hover:underline">
            {job.title}
          </Link>
        </h3>
        <p className="text-ink-2">
          {job.businessName}, {job.location}
        </p>
      </div>
      {job.pay && (
        <p className="max-md:order-last max-md:col-span-2 max-md:mt-3 max-md:flex max-md:items-baseline max-md:gap-1.5 md:text-right">
          <b className="type-money text-lg">{job.pay.amount}</b>
          <span className="text-sm text-ink-3 md:block">{job.pay.unit}</span>
        </p>
      )}
      <div className="max-md:col-span-2 max-md:mt-2.5 md:col-start-2 md:mt-2">
        {job.teaser && <p className="max-w-[56ch] text-md text-ink-2">{job.teaser}</p>}
        <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-2 text-sm text-ink-3">
          <Chip tone="info">{job.type}</Chip>
          {job.isNew && (
            <Chip tone="ok" icon={<SparkleIcon weight="fill" size={14} aria-hidden="true" />}>
              New
            </Chip>
          )}
          {job.closesSoon && (
            <Chip
              tone="warn"
              icon={<HourglassMediumIcon weight="fill" size={14} aria-hidden="true" />}
            >
              {job.closesSoon}
            </Chip>
          )}
          <span>{job.dates}</span>
        </p>
      </div>
      <div className="max-md:order-last max-md:col-span-2 max-md:mt-3 max-md:justify-self-end md:self-end">
        <ApplyLink job={job} />
      </div>
    </article>
  );
}
