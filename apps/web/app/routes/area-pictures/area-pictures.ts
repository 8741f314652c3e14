/** Pictures of the areas and of the landing; `/pictures/areas/<name>.svg` serves them. */
export const areaPictures = [
  "landing-directory",
  "landing-marketplace",
  "add-business",
  "onboarding",
  "marketplace",
] as const;

export type AreaPicture = (typeof areaPictures)[number];

export const getAreaPictureUrl = (name: AreaPicture): string => `/pictures/areas/${name}.svg`;
