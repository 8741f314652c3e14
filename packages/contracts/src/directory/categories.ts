/** In the order of the filter; Education joins it as soon as it has a listing. */
export const categories = ["Restaurants", "Services", "Retail", "Health", "Education"] as const;
