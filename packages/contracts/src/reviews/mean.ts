/** Computes the mean from the counts of one to five stars, to one decimal; null when no customer gave any. */
export function computeMean(starCounts: readonly number[]): number | null {
  const given = starCounts.reduce((sum, count) => sum + count, 0);
  if (given === 0) return null;
  const stars = starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return Math.round((stars / given) * 10) / 10;
}
