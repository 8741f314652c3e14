import { Link } from "react-router";
import { Chip } from "#ui/text/chip.tsx";
import { ApplyLink } from "../apply-link.tsx";
import type { JobCardView } from "../job-card.ts";

/** The jobs of a business, on its page. */
export default function JobList({ jobs }: { jobs: JobCardView[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {jobs.map((job) => (
        <li key={job.id} className="flex">
          <Job job={job} />
        </li>
      ))}
    </ul>
  );
}

const Job = ({ job }: { job: JobCardView }) => (
  <article className="flex w-full flex-col rounded-lg border border-line bg-surface p-5">
    <div className="flex items-start justify-between gap-3">
      <h3 className="text-lg leading-snug">
        <Link to={job.to} className="no-underline hover:underline">
          {job.title}
        </Link>
      </h3>
      {job.pay && (
        <Chip tone="info">
          {job.pay.amount} {job.pay.unit}
        </Chip>
      )}
    </div>
    <p className="text-sm text-ink-2">
      {job.type}, {job.location}
    </p>
    {job.teaser && <p className="mt-2.5 text-md">{job.teaser}</p>}
    <div className="mt-auto flex items-end justify-between gap-3 pt-3.5">
      <p className="text-sm text-ink-3">{job.posted}</p>
      <ApplyLink job={job} />
    </div>
  </article>
);
