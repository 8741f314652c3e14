/** The names of suburbs as one query: any of them, each as a phrase. */
export const suburbsQuery = (names: readonly string[]) => ({
  before: "",
  last: names
    .map((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0)
    .map((words) => `(${words.map((word) => `'${word}'`).join(" <-> ")})`)
    .join(" | "),
  begun: "",
});

export const isPostcode = (typed: string): boolean => /^\d{4}$/.test(typed.trim());
