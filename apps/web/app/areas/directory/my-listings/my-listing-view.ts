import type { ListingStep, MyListing } from "@boab/contracts/directory/my-listings";
import { formatLongDay } from "@boab/format/dates";
import { formatCount } from "@boab/format/numbers";
import type { CoverImage } from "#ui/media/cover.tsx";
import type { Tone } from "#ui/text/chip.tsx";

/** A listing for a person who manages it, ready to show. */
export interface MyListingView {
  id: string;
  to: string;
  name: string;
  /** `Restaurants, Footscray VIC` */
  summary: string;
  isOwner: boolean;
  status: { label: string; tone: Tone };
  views: string;
  nextStep: string;
  holiday: HolidayQuestionView | null;
  image: CoverImage;
}

export interface HolidayQuestionView {
  date: string;
  name: string;
  /** `Labour Day is on Monday 9 March. Are you open?` */
  question: string;
}

export const toHolidayQuestion = (
  asked: MyListing["holidayQuestion"],
): HolidayQuestionView | null =>
  asked && {
    ...asked,
    question: `${asked.name} is on ${formatLongDay(asked.date)}. Are you open?`,
  };

const statusChips: Record<MyListing["status"], MyListingView["status"]> = {
  live: { label: "Live", tone: "ok" },
  hidden: { label: "Hidden", tone: "neutral" },
  draft: { label: "Draft", tone: "warn" },
  "on hold": { label: "On hold", tone: "danger" },
  removed: { label: "Taken down", tone: "danger" },
};

const nextStepLabels: Record<ListingStep, string> = {
  address: "Add your address to go live",
  "go live": "Ready to go live",
  cover: "Add a cover photo",
  hours: "Add your opening hours",
  logo: "Add your logo",
};

export const getStatusChip = ({ status }: Pick<MyListing, "status">) => statusChips[status];

export const formatViewCount = (count: number): string =>
  count === 1 ? "1 view in 30 days" : `${formatCount(count)} views in 30 days`;

export const describeNextStep = ({
  status,
  nextStep,
}: Pick<MyListing, "status" | "nextStep">): string => {
  if (status === "removed") return "Our email to the owner says why";
  if (status === "on hold") return "Contact us to find out more";
  return nextStep ? nextStepLabels[nextStep] : "All set. Share your page";
};
