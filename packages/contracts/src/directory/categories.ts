/** The categories are in the order of the filter. Education appears once it has a listing. */
export const categories = ["Restaurants", "Services", "Retail", "Health", "Education"] as const;
