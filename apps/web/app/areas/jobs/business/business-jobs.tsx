import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import type { JobCardView } from "../job-card.ts";
import { businessJobsCopy } from "./copy.ts";

/** Few businesses have jobs, so their code isn't in the page's script. The server renders them directly. */
const JobList = lazyComponent(() => import("./job-list.tsx"));
const JobsManager = lazyComponent(() => import("./jobs-manager.tsx"));

interface BusinessJobsProps {
  businessId: string;
  /** Null if the jobs couldn't be loaded. */
  jobs: JobCardView[] | null;
  isEditing: boolean;
}

/** Shows the jobs on a business's page; people who manage it can change them. */
export function BusinessJobs({ businessId, jobs, isEditing }: BusinessJobsProps) {
  const list =
    jobs && jobs.length > 0 ? (
      <LazyBoundary failed={<LoadFailure />}>
        <JobList jobs={jobs} />
      </LazyBoundary>
    ) : (
      <p className="text-ink-2">
        {jobs
          ? businessJobsCopy.noJobs
          : "We can't show the jobs right now. Please try again later."}
      </p>
    );
  if (!isEditing) return list;
  return (
    <LazyBoundary pending={list} failed={<LoadFailure />}>
      <JobsManager businessId={businessId}>{list}</JobsManager>
    </LazyBoundary>
  );
}
