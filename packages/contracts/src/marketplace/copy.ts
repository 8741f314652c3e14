export const cartCopy = {
  optionsUnknown: "Please choose a size, colour and type that this item comes in.",
  quantityRange: "Please choose a quantity from 1 to 99.",
  soldOut: "This is sold out.",
  notThatMany: "There aren't that many left.",
  deliveryUnknown: "Please choose one of the delivery options.",
  empty: "Your cart is empty", // CART-03
} as const;

export const checkoutCopy = {
  changed: "Something in your cart has changed. Please check it and try again.",
  nameRequired: "Please enter the recipient's name.",
  streetRequired: "Please enter your street address.",
  suburbRequired: "Please enter your suburb.",
  stateRequired: "Please choose your state.",
  postcodeInvalid: "Please enter a postcode with four digits.",
} as const;

export const storeCopy = {
  created: "Store created successfully!", // STORE-09
  updated: "Updated", // STORE-09
  merchantIdInvalid: "Please enter a valid Merchant ID.", // PAYOUT-05
  merchantIdUpdated: "Merchant ID updated successfully!", // PAYOUT-06
  noStoreId: "No valid store ID found.", // PAYOUT-06
  nameRequired: "Please enter a name for your store.",
  nameTooLong: "Please use 80 characters or fewer.",
  nameReserved: "That name is reserved. Please choose another.",
  nameTaken: "Another store has this name. Please choose another.",
  abnInvalid: "That isn't an ABN. It has 11 digits; please check them.",
  freeShippingInvalid: "Please enter an amount from $1 to $10,000, such as 80.",
  backConsent: "We'll email you once, then delete your email address.",
  backAsked: "Nearly there. Open the link we've emailed you, and we'll tell you when they're back.",
  backConfirmed: "Done. We'll email you once, when the store is back.",
  backLinkExpired: "This link has expired. Ask again on the store's page.",
} as const;

export const itemCopy = {
  noImage: "Please select at least one image.", // ITEMW-20
  nameRequired: "Please enter a name.",
  descriptionRequired: "Please enter a short description.",
  priceRange: "Enter a price from $0.01 to $20,000.",
  priceStep: "Please enter dollars and cents, such as 24.50.",
  previousPriceTooLow: "The previous price has to be higher than the price.",
  categoryRequired: "Please choose a category.",
  subCategoryRequired: "Please choose a subcategory.",
  subSubCategoryUnknown: "Please choose one from the list.",
  courierTwice: "You've already added this courier option.",
  courierUnknown: "Please choose one of the courier options.",
  sizeRequired: "Add a size.",
  quantityRange: "Enter a whole number from 0 to 100,000.",
  tooManyPhotos: "You can add up to 24 photos.",
  photoGone: "This photo is no longer available. Please add it again.",
  oneMain: "Choose one main photo.",
  stockChanged:
    "Somebody bought this while you were editing. Load the latest version to see what's left.",
  notArchived: "This item isn't archived.",
  photoMissing: "Add a photo first, then put it back on sale.",
} as const;

export const itemImportCopy = {
  unreadable:
    "We couldn't read this file. Export your items, change that file and import it again.",
  noSku: "This file has no SKU column. Export your items to get a file with the right columns.",
  empty: "There are no items in this file.",
  tooManyRows: "A file can have up to 1,000 items. Split it into smaller ones.",
  changed: "Something was sold or changed since you checked this file. Please check it again.",
  skuMissing: "No SKU. New items need photos, so add them one by one.",
  skuUnknown: "Your store has no item with this SKU.",
  skuTwice: "This SKU is in the file twice.",
  cellCount: "This row has more or fewer columns than the first one.",
  isDraft: "This item is a draft. Finish it before you change it here.",
  statusUnknown: "The status can be live or archived.",
  severalVariants: "This item has several options. Change its stock on its own page.",
} as const;

export const orderCopy = {
  courierUnknown: "Please choose a courier from the list.",
  trackingRequired: "Please enter the tracking number.",
  trackingInvalid: "Use 4 to 40 letters, digits and dashes.",
  notSent: "This order hasn't been sent yet.",
  wasCancelled: "This order was cancelled.",
  cancelled: "This order was refunded, so there's nothing to send.",
  itemRefunded: "This item was refunded, so there's nothing to send.",
} as const;

export const orderProblemCopy = {
  detailsRequired: "Please say what's wrong.",
  replyRequired: "Please write a reply. The buyer reads it.",
  noteRequired: "Please say why. The buyer and the store read this.",
  chooseItems: "Please choose at least one item.",
  tooManyPieces: "There aren't that many left to refund.",
  tooManyPhotos: "Please choose up to 4 photos.",
  messageRequired: "Please write a message.",
  alreadyOpen: "You've already reported a problem with this order.",
  tooLate: "It's too late to report a problem with this order. Please contact the store.",
  notYet: "This order hasn't been sent yet. You can ask the store to cancel it.",
  nothingLeft: "Everything in this order has already been refunded.",
  notNow: "This has changed in the meantime. Please look at it again.",
  conversationFull: "This conversation is full. Please report a problem if you still need help.",
} as const;

export const describeStockLeft = (count: number): string => `Only ${count} left.`;
