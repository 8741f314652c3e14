import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import type { JobCardView } from "../job-card.ts";

export interface FilterChoice {
  value: string;
  label: string;
  /** Null where there are more matches than the API counts. */
  count: number | null;
  isChosen: boolean;
}

export interface BoardView {
  list: LoadedList<JobCardView>;
  /** `38 jobs open across Australia.` */
  lead: string;
  /** `14 jobs in Victoria`; only the first page has the count. */
  heading: string;
  values: { q: string; place: string; pay: string; posted: string; isPayShown: boolean };
  states: FilterChoice[];
  types: FilterChoice[];
  payShownCount: number | null;
  /** Each link removes one filter. */
  applied: { label: string; to: string }[];
  isFiltered: boolean;
  /** `14`, or `more than 2,000`; only the first page has it. */
  total: string | undefined;
}
