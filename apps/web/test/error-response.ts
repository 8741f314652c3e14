/** What React Router hands to an error boundary when a loader threw `data(…)`. */
export const errorResponse = (status: number, data: unknown) => ({
  status,
  statusText: "",
  internal: false,
  data,
});
