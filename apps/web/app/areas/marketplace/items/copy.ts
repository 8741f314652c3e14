export const itemListCopy = {
  loading: "Loading...", // ITEMS-03
  noItems: "No items found.", // ITEMS-03
  confirmDelete: "Are you sure you want to delete this item?", // ITEMS-04
  archived: "This item has been sold before, so we archived it. Buyers can still see their orders.",
  deleted: "Item deleted.",
  restored: "Back on sale.",
  restoreFailed: "We couldn't put this item back on sale. Please try again.",
  saveFailed: "We couldn't save your changes. Please try again.",
  deleteFailed: "We couldn't delete this item. Please try again.",
} as const;
