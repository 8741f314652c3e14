import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";

const ApplicationsSection = lazyComponent(() => import("./applications-section.tsx"));

/** Only people who manage the business load this; visitors never do. */
export const LazyApplications = (props: { businessId: string; slug: string }) => (
  <LazyBoundary failed={<LoadFailure />}>
    <ApplicationsSection {...props} />
  </LazyBoundary>
);
