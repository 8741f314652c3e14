export const jobsPath = "/directory/jobs";
export const jobPath = (id: string): string => `${jobsPath}/${id}`;
export const withdrawPath = `${jobsPath}/withdraw`;

export const applicationsPath = (slug: string): string =>
  `/directory/listings/${slug}/applications`;
export const applicationPath = (slug: string, id: string): string =>
  `${applicationsPath(slug)}/${id}`;
export const applicationFilePath = (slug: string, id: string, file: string): string =>
  `${applicationPath(slug, id)}/${file}`;
