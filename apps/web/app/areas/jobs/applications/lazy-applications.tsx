import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";

const ApplicationsSection = lazyComponent(() => import("./applications-section.tsx"));

/** Loaded for those who manage the business, and never for visitors. */
export const LazyApplications = (props: { businessId: string; slug: string }) => (
  <LazyBoundary failed={<LoadFailure />}>
    <ApplicationsSection {...props} />
  </LazyBoundary>
);
