/** The specification's sentences for items, word for word. */
export const itemTexts = {
  notApplicable: "Not applicable",
  signInFirst: "Please sign in and open a valid store first.",
  noImage: "Please select at least one image.",
  missingIds: "Missing user/store/item IDs.",
  noStore: "❌ No valid store found. Please create a store first.",
  waitForUploads: "❌ Please wait for uploads to finish.",
  createFailed: "❌ Error creating item.",
  created: "✅ Item created successfully!",
  loading: "Loading...",
  noItems: "No items found.",
  confirmDelete: "Are you sure you want to delete this item?",
  saved: "Changes saved",
  savedLong: "Your item was updated successfully.",
} as const;

/** ITEMW-21 `❌ Error creating item: ...` with the reason in place of the dots. */
export const createFailedBecause = (reason: string): string =>
  `${itemTexts.createFailed.slice(0, -1)}: ${reason}`;

/** Messages with this mark are errors (ITEMW-21); the mark itself is for machines, the tone for people. */
export const isErrorText = (text: string): boolean => text.includes("❌");
export const withoutMark = (text: string): string => text.replace(/^[❌✅]\s*/u, "");

/** Our own sentences about items. */
export const itemNotes = {
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
  shippingRequired: "Add a courier option or offer local pick-up.",
  sizeRequired: "Add a size.",
  quantityRange: "Enter a whole number from 0 to 100,000.",
  tooManyPhotos: "You can add up to 24 photos.",
  photoGone: "This photo is no longer available. Please add it again.",
  oneMain: "Choose one main photo.",
  stockChanged:
    "Somebody bought this while you were editing. Load the latest version to see what's left.",
  archived: "This item has been sold before, so we archived it. Buyers can still see their orders.",
  deleted: "Item deleted.",
  draftKept: "We saved your draft. Carry on where you left off.",
  draftDiscarded: "Draft deleted.",
  restored: "Back on sale.",
  restoreFailed: "We couldn't put this item back on sale. Please try again.",
  notArchived: "This item isn't archived.",
  photoMissing: "Add a photo first, then put it back on sale.",
  saveFailed: "We couldn't save your changes. Please try again.",
  deleteFailed: "We couldn't delete this item. Please try again.",
} as const;

/** About a file of items. */
export const importNotes = {
  unreadable:
    "We couldn't read this file. Export your items, change that file and import it again.",
  noSku: "This file has no SKU column. Export your items to get a file with the right columns.",
  empty: "There are no items in this file.",
  tooManyRows: "A file can have up to 1,000 items. Split it into smaller ones.",
  tooLarge: "This file is too large. Split it into smaller ones.",
  noFile: "Please choose a file.",
  changed: "Something was sold or changed since you checked this file. Please check it again.",
  skuMissing: "No SKU. New items need photos, so add them one by one.",
  skuUnknown: "Your store has no item with this SKU.",
  skuTwice: "This SKU is in the file twice.",
  cellCount: "This row has more or fewer columns than the first one.",
  isDraft: "This item is a draft. Finish it before you change it here.",
  statusUnknown: "The status can be live or archived.",
  severalVariants: "This item has several options. Change its stock on its own page.",
  failed: "We couldn't import this file. Please try again.",
} as const;
