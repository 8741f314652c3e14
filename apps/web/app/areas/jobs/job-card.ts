import type { PayView } from "./job-terms.ts";

/** A job as lists show it, already formatted. */
export interface JobCardView {
  id: string;
  to: string;
  title: string;
  type: string;
  location: string;
  businessName: string;
  logoSrc: string | undefined;
  /** JOB-06: the teaser has max 90 characters. */
  teaser: string;
  pay: PayView | null;
  /** `Posted 8 Nov` */
  posted: string;
  /** `Posted 8 Nov, closes 29 Nov` */
  dates: string;
  isNew: boolean;
  /** `Closes in 5 days` */
  closesSoon: string | null;
  /** Set if applications go to the business's own page. */
  applyUrl: string | null;
}
