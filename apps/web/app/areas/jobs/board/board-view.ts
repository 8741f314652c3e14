import type { JobCardView } from "../job-card.ts";

export interface Choice {
  value: string;
  label: string;
  /** Null where more matched than are counted. */
  count: number | null;
  isChosen: boolean;
}

/** The board as its page shows it. */
export interface BoardView {
  cards: JobCardView[];
  /** `38 jobs open across Australia.` */
  lead: string;
  /** `14 jobs in Victoria` */
  heading: string;
  values: { q: string; place: string; pay: string; posted: string; isPayShown: boolean };
  states: Choice[];
  types: Choice[];
  payShownCount: number | null;
  /** Each removes one filter. */
  applied: { label: string; to: string }[];
  isFiltered: boolean;
  /** `8 of 14 shown` */
  showing: string;
  moreTo: string | null;
  isCutOff: boolean;
}
