import { viewPeriods } from "@boab/contracts/directory/limits";
import type { ListingStep, MyListing } from "@boab/contracts/directory/my-listings";
import { findPlanWith, planTerms } from "@boab/contracts/payments/plans";
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

const periodLabels: Record<string, string> = { "365": "12 months" };

/** `30 days`, `12 months` */
export const formatViewPeriod = (days: number | string): string =>
  periodLabels[days] ?? `${days} days`;

export const formatViewCount = ({
  viewCount,
  viewDays,
}: Pick<MyListing, "viewCount" | "viewDays">): string =>
  `${viewCount === 1 ? "1 view" : `${formatCount(viewCount)} views`} in ${formatViewPeriod(viewDays)}`;

export interface ViewPeriods {
  /** The periods that the plan of at least one listing's owner goes back to. */
  choices: { days: string; label: string; isChosen: boolean }[];
  /** What a larger plan adds to one's own listings. */
  note: string | null;
}

/** The periods of views somebody can choose from, by the plans of the listings they see. */
export function toViewPeriods(
  listings: readonly Pick<MyListing, "role" | "viewDays" | "maxViewDays">[],
): ViewPeriods {
  const longest = Math.max(0, ...listings.map(({ maxViewDays }) => maxViewDays));
  const chosen = Math.max(0, ...listings.map(({ viewDays }) => viewDays));
  const choices = viewPeriods
    .filter((days) => Number(days) <= longest)
    .map((days) => ({
      days,
      label: formatViewPeriod(days),
      isChosen: Number(days) === chosen,
    }));
  const own = listings.find(({ role }) => role === "owner");
  const larger = own && findPlanWith(({ daysOfFigures }) => daysOfFigures > own.maxViewDays);
  return {
    choices: choices.length > 1 ? choices : [],
    note:
      own && larger
        ? `Your plan shows views of ${formatViewPeriod(own.maxViewDays)}. ${larger} shows ${formatViewPeriod(planTerms[larger].daysOfFigures)}.`
        : null,
  };
}

export const describeNextStep = ({
  status,
  nextStep,
}: Pick<MyListing, "status" | "nextStep">): string => {
  if (status === "removed") return "Our email to the owner says why";
  if (status === "on hold") return "Contact us to find out more";
  return nextStep ? nextStepLabels[nextStep] : "All set. Share your page";
};
