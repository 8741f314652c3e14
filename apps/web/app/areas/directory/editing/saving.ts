import type { CallInput } from "@boab/contracts/common/call";
import type { EditableBusiness, updateBusiness } from "@boab/contracts/directory/businesses";
import * as calls from "@boab/contracts/directory/calls.generated";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { ApiError, type ApiProblem } from "#lib/api/errors.ts";

/** A save as a section wishes it: without the version, which the listing adds. */
export type Changes = Omit<CallInput<typeof updateBusiness>["body"], "version">;

export type Saving = { ok: true; business: EditableBusiness } | { ok: false; problem: ApiProblem };

type Listing = Pick<EditableBusiness, "id" | "version">;

const attempt = async (run: () => Promise<EditableBusiness>): Promise<Saving> => {
  try {
    return { ok: true, business: await run() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, problem: error.problem };
  }
};

export const readForEditing = (id: string, api: BrowserApi = browserApi): Promise<Saving> =>
  attempt(() => api.call(calls.readBusinessForEditing, { params: { id } }));

/** One request, whatever a section changes. */
export const saveChanges = (
  { id, version }: Listing,
  changes: Changes,
  api: BrowserApi = browserApi,
): Promise<Saving> =>
  attempt(() => api.call(calls.updateBusiness, { params: { id }, body: { version, ...changes } }));

/** What ends the editing of somebody: the listing, or their part in it, is gone. */
export const isClosing = ({ code }: ApiProblem): boolean =>
  ["forbidden", "not_found", "account_closed"].includes(code);

export interface SectionFailure {
  /** The specification's sentence of the section. */
  headline: string;
  /** What to do about it, where the server said more than that something went wrong. */
  detail: string | null;
  isConflict: boolean;
  fields: Record<string, string>;
}

export const failureOf = (headline: string, problem: ApiProblem): SectionFailure => ({
  headline,
  detail:
    problem.status < 500 && Object.keys(problem.fields).length === 0 ? problem.sentence : null,
  isConflict: problem.code === "conflict",
  fields: problem.fields,
});
