/** The path is spelled as in the specification; the router accepts any case. */
export const wellbeingPath = "/Wellbeing";
export const magazineSubscribePath = `${wellbeingPath}/subscribe`;
export const feedPath = `${wellbeingPath}/feed.xml`;

export const articlePath = (slug: string): string => `${wellbeingPath}/${slug}`;
export const authorPath = (slug: string): string => `${wellbeingPath}/authors/${slug}`;

/** These paths open the list with a filter. */
export const tagPath = (tag: string): string => `${wellbeingPath}?${new URLSearchParams({ tag })}`;
export const categoryPath = (category: string): string =>
  `${wellbeingPath}?${new URLSearchParams({ category })}`;
