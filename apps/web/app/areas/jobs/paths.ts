export const jobsPath = "/directory/jobs";
export const jobPath = (id: string): string => `${jobsPath}/${id}`;
export const withdrawPath = `${jobsPath}/withdraw`;

export const applicationsPath = (slug: string): string =>
  `/directory/listings/${slug}/applications`;
/** An admin's reason stays in the URL from page to page. */
export const withReason = (path: string, reason: string | undefined): string =>
  reason ? `${path}?why=${reason}` : path;
export const applicationPath = (slug: string, id: string): string =>
  `${applicationsPath(slug)}/${id}`;
export const applicationFilePath = (slug: string, id: string, file: string): string =>
  `${applicationPath(slug, id)}/${file}`;
