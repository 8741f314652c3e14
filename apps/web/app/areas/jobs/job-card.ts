import type { PayView } from "./job-words.ts";

/** A job as lists show it, already formatted. */
export interface JobCardView {
  id: string;
  to: string;
  title: string;
  type: string;
  location: string;
  businessName: string;
  logoSrc: string | undefined;
  /** 90 characters at most (JOB-06). */
  teaser: string;
  pay: PayView | null;
  /** `Posted 8 Nov` */
  posted: string;
  /** `Posted 8 Nov, closes 29 Nov` */
  dates: string;
  isNew: boolean;
  /** `Closes in 5 days` */
  closesSoon: string | null;
  /** Where to apply, if not here. */
  applyUrl: string | null;
}
