const prefix = "article-";

/** The checkbox of an article has the id in its name, so that the form works without JavaScript. */
export const toArticleFieldName = (id: string): string => `${prefix}${id}`;

/** The ids of the ticked articles, in the order of the form. */
export const readChosenArticleIds = (values: Record<string, string>): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
