/** As the specification writes it; the router takes every spelling. */
export const wellbeingPath = "/Wellbeing";
export const magazineSubscribePath = `${wellbeingPath}/subscribe`;
export const feedPath = `${wellbeingPath}/feed.xml`;

export const articlePath = (slug: string): string => `${wellbeingPath}/${slug}`;
export const authorPath = (slug: string): string => `${wellbeingPath}/authors/${slug}`;

/** The list, narrowed. */
export const tagPath = (tag: string): string => `${wellbeingPath}?${new URLSearchParams({ tag })}`;
export const categoryPath = (category: string): string =>
  `${wellbeingPath}?${new URLSearchParams({ category })}`;
