const dayMs = 24 * 60 * 60 * 1000;

export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
