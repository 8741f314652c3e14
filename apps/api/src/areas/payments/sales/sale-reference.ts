/** Short enough to read out on the phone. */
export const formatReference = (id: string): string => id.slice(0, 8).toUpperCase();
