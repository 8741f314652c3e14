import type { CoverImage } from "#ui/media/cover.tsx";
import type { PayView } from "../job-terms.ts";
import type { DescriptionBlock } from "./description.ts";

/** A job as its page shows it, already formatted. */
export interface JobView {
  id: string;
  title: string;
  type: string;
  location: string;
  pay: PayView | null;
  applyUrl: string | null;
  blocks: DescriptionBlock[];
  status: "open" | "filled" | "closed";
  isPublic: boolean;
  /** `Posted 8 November 2026. Job number JOB-4T9KQ2.` */
  posted: string;
  /** `Sun 29 Nov` */
  closes: string;
  /** `in 14 days` */
  closesIn: string;
  /** `Closed 29 November 2026`, `Filled` */
  ended: string;
  business: {
    name: string;
    to: string;
    about: string;
    /** `Services, St Albans VIC` */
    summary: string;
    logoSrc: string | undefined;
    image: CoverImage;
  };
}
