/** The specification's sentences of this area, word for word. */
export const directoryTexts = {
  noneFound: "No businesses found. Try a different search or filter.",
  cartEmpty: "Your cart is empty.",
  signInToUpgrade: "Sign in to Upgrade",
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
  addressHidden: "Address hidden from public listing.",
  noReviews: "No reviews yet.",
  noJobs: "No jobs posted.",
  noSocials: "No social links added.",
  noApplications: "No applications yet.",
  noCatalog: "No catalog available",
  noCatalogUrl: "No catalog URL provided.",
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

/** Our own sentences, where the specification shows none. */
export const listingTexts = {
  slugTaken: "That link is taken. Please choose another.",
  slugReserved: "This address is kept for a page of ours. Please choose another.",
  tooManySlugs:
    "A listing keeps every address it had, 10 at most. Please choose one of its earlier ones.",
  slugTooLong: "URL can have at most 60 characters.",
  nameTooLong: "Please use 80 characters or fewer.",
  limitReached:
    "Your {plan} plan holds {limit}. Hide nothing, lose nothing: choose a larger plan to add another.",
  largestLimitReached:
    "Your {plan} plan holds {limit}, and there is no larger one yet. Contact us and we will find a way.",
  liveLimitReached:
    "The owner's {plan} plan shows {limit} at a time. Hide another one, or choose a larger plan.",
  largestLiveLimitReached:
    "The owner's {plan} plan shows {limit} at a time, and there is no larger one yet. Hide another one first.",
  notComplete: "Please add the address before the listing goes live.",
  directoryAccessNeeded:
    "Listing a business needs directory access. You can ask for it on your account page.",
  ownerGone: "The owner has closed their account, so this listing cannot come back.",
  deleted: "The listing is gone from every page within a minute. We erase it for good in 30 days.",
  priceGone: "This price is not part of the listing any more.",
  invitationExpired: "This invitation is no longer valid. Please ask for a new one.",
  invitedOtherAddress:
    "This invitation was sent to another e-mail address. Please sign in with that one.",
  addressUnproven: "Please verify your e-mail address first, then open the invitation again.",
  alreadyEditor: "This person looks after the listing already.",
  invitedToday:
    "We wrote to this address less than a day ago. Please wait before you invite it again.",
  staffInThemselves: "As staff you look after every listing already, so you cannot be its editor.",
  tooManyEditors: "A listing holds at most 10 editors and open invitations.",
  nameDiffers: "Please type the name exactly as it stands above.",
  addressIncomplete: "Please fill in street, suburb, state, postcode and country.",
  notALink: "Please give a full address that starts with https://.",
  wrongNetwork: "This link does not belong to {network}.",
  notAVideo: "Please paste a YouTube or Vimeo link, or its embed code.",
  hoursBackwards: "Please give an opening and a closing time that differ.",
  tooManyPictures: "A gallery holds at most 10 pictures.",
  placeNeeded: "Please choose a suburb, or share where you are, to search by distance.",
  noSuchSuburb: "We do not know this suburb. Please choose one of the list.",
  sameWord: "Please give two different words of 2 to 60 letters.",
  pictureGone: "This picture is not part of the gallery any more.",
} as const;

/** What the page of a listing says in its own words. */
export const listingPageTexts = {
  claimTitle: "Is this your business?",
  claim: "Write to us, and we help you to look after this page.",
  linkCopied: "Link copied",
  copyFailed: "The link could not be copied. Mark it and copy it by hand.",
  videoNote: "Nothing is loaded from {provider} until you press play.",
  aboutHere: "The pin marks the suburb, not the door.",
  gone: "This listing has been taken down",
  goneWhy: "The business is no longer listed here, so this page will not come back.",
} as const;
