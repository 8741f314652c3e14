import { shownTexts } from "./shown-texts.ts";

/** The specification's sentences for this area, word for word. */
export const directoryTexts = {
  ...shownTexts,
  noCatalogUrl: "No catalog URL provided.",
  noneFound: "No businesses found. Try a different search or filter.",
  cartEmpty: "Your cart is empty.",
  saved: "Saved",
  uploadFailed: "Upload failed – please try again.",
  coverTooLarge: "Cover must be 3 MB or smaller.",
  positionFailed: "Failed to save position.",
  infoFailed: "Failed to save – please try again.",
  socialsFailed: "Failed to save socials.",
  pricesFailed: "Failed to save prices.",
  videoFailed: "Failed to save video—please try again.",
  galleryFailed: "Failed to save gallery.",
  addressFailed: "Could not save address—please try again.",
  hoursFailed: "Failed to save hours.",
  nameRequired: "Business name is required.",
  nameCharacters: "Business name can only include letters, numbers, spaces and apostrophes (').",
  slugCharacters: "URL must be lowercase letters, numbers and hyphens only.",
  slugTooShort: "URL must be at least 3 characters.",
  categoryRequired: "Please select a category.",
  phoneRequired: "Phone number is required.",
  emailRequired: "Email address is required.",
  descriptionRequired: "Description is required.",
  wizardFailed: "Sorry — something went wrong while saving. Please try again.",
} as const;
