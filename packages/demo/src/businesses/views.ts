/** Page views of the demo businesses in October 2026, by day; always the same. */
export const demoViews = Array.from({ length: 31 }, (_, index) => ({
  day: `2026-10-${String(index + 1).padStart(2, "0")}`,
  views: 300 + ((index * 37) % 90),
}));
