const prefix = "article-";

/** The checkbox of an article; its name carries the id, so that a form works without a script. */
export const articleField = (id: string): string => `${prefix}${id}`;

/** The ids of the ticked ones, in the order of the form. */
export const chosenArticles = (values: Record<string, string>): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
