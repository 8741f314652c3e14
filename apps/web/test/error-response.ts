/** What an error boundary gets when a loader throws `data(…)`. */
export const errorResponse = (status: number, data: unknown) => ({
  status,
  statusText: "",
  internal: false,
  data,
});
