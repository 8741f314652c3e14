import { type AreaMatrix, everyone } from "../outcomes.ts";

/** Everybody may search; what each role finds is a matrix of its own, beside the search. */
export const searchMatrix: AreaMatrix = {
  "GET /search": { none: everyone(200) },
};
