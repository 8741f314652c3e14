/** What an error boundary gets when a loader throws `data(…)`. */
export const makeErrorResponse = (status: number, data: unknown) => ({
  status,
  statusText: "",
  internal: false,
  data,
});
