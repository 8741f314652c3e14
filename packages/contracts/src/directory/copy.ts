import type { MemberRight } from "./member-rights.ts";

export const businessFieldCopy = {
  nameRequired: "Business name is required.", // DIR-WIZ-03
  nameCharacters: "Business name can only include letters, numbers, spaces and apostrophes (').", // DIR-WIZ-04
  slugCharacters: "URL must be lowercase letters, numbers and hyphens only.", // DIR-WIZ-05
  slugTooShort: "URL must be at least 3 characters.", // DIR-WIZ-06
  categoryRequired: "Please select a category.", // DIR-WIZ-07
  phoneRequired: "Phone number is required.", // DIR-WIZ-08
  emailRequired: "Email address is required.", // DIR-WIZ-10
  descriptionRequired: "Description is required.", // DIR-WIZ-12
  slugTaken: "That link is taken. Please choose another.",
  slugReserved: "That link is reserved. Please choose another.",
  tooManySlugs:
    "You've reached the limit of 10 links for this listing. Please choose one you've used before.",
  slugTooLong: "URL must be 60 characters or fewer.",
  nameTooLong: "Please use 80 characters or fewer.",
  priceHasStyles:
    "This price comes from its sizes and lengths. You can change them in your booking settings.",
  priceGone: "This price is no longer on the listing.",
  tooManyPrices: "A listing can have 100 prices and services. Remove one to add another.",
  addressIncomplete: "Please fill in the street, suburb, state, postcode and country.",
  notALink: "Please enter a link such as www.yourbusiness.com.au.",
  wrongNetwork: "That link isn't from {network}.",
  savedElsewhere: "Please save this in its own section of the page.",
  notAVideo: "Please paste a YouTube or Vimeo link, or its embed code.",
  hoursBackwards: "Opening and closing times can't be the same.",
  secondTooEarly: "The second time has to start after the first one ends.",
  specialDayTimes: "Please enter the times you're open that day.",
  specialDayTwice: "This day is in the list already.",
  specialDayPast: "Please choose today or a later day.",
  specialDayTooFar: "Please choose a day within the next 400 days.",
  tooManySpecialDays: "You can have up to 60 special days to come. Remove one to add another.",
  tooManyPictures: "A gallery can have up to 10 photos.",
  noSuchSuburb: "We couldn't find that suburb. Please pick one from the list.",
  pictureGone: "This photo is no longer in the gallery.",
} as const;

export const listingCopy = {
  limitReached:
    "Your {plan} plan includes {limit}. Upgrade your plan to add another. Your current listings stay as they are.",
  hidingIsFinal: "If you hide one, you'll need a larger plan to show it again.",
  largestLimitReached:
    "Your {plan} plan includes {limit}, the most we offer for now. Contact us if you need more.",
  liveLimitReached:
    "The owner's {plan} plan shows {limit} at a time. Hide another listing first, or upgrade the plan.",
  largestLiveLimitReached:
    "The owner's {plan} plan shows {limit} at a time, the most we offer for now. Hide another listing first.",
  notComplete: "Add your address to go live.",
  directoryAccessNeeded:
    "You need directory access to list a business. We usually reply to requests within two business days.",
  reported: "Thanks for telling us. We'll look into it.",
  ownerGone: "The owner has closed their account, so this listing can't be restored.",
  deleted:
    "The page will disappear within a minute. Changed your mind? Contact us within 30 days and we'll restore it.",
  nameDiffers: "Please type the name exactly as shown above.",
  dayTooFar: "Choose a day within the next 60 days.",
  placeNeeded: "Choose a suburb or share your location to search by distance.",
  sameWord: "Please enter two different words, each 2 to 60 letters long.",
} as const;

/** Each completes "They can" and "You'll be able to". */
export const memberRightCopy: Record<MemberRight, string> = {
  page: "Edit the page: words, photos, hours, prices and jobs",
  all_calendars: "See and answer all bookings, and set when people can book",
  customers: "See customers' phone numbers and emails, and read and write notes about them",
  money: "See takings, and cancel paid visits, which refunds the customer",
  applications: "Read and answer job applications",
};

export const memberCopy = {
  ownerOnly: "Only the owner of this listing can do that.",
  rightMissing: "You don't have access to this. Ask the owner of the listing to give it to you.",
  servicesNeedPage: "Only people who can edit the page can change services and prices.",
} as const;

export const editorInvitationCopy = {
  invitationExpired: "This invitation is no longer valid. Please ask for a new one.",
  invitedOtherAddress:
    "This invitation was sent to a different email. Please log in with that one.",
  addressUnproven: "Please verify your email first, then open the invitation again.",
  inviterLeft:
    "The person who invited you can no longer invite people to this listing. Please ask its owner for a new invitation.",
  inviterUnproven: "Please verify your email before inviting anyone.",
  ownEmail: "That's your own email. You already manage this listing.",
  alreadyEditor: "This person already helps with this listing.",
  invitedToday:
    "We emailed this person less than a day ago. Please wait before inviting them again.",
  staffInThemselves: "You're staff, so you can already edit every listing.",
  tooManyEditors: "Up to 10 people can help with a listing, including open invitations.",
} as const;
