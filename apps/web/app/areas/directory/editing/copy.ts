export const editingCopy = {
  noCatalogUrl: "No catalog URL provided.", // DIR-DET-07
  saved: "Saved", // DIR-DET-06
  uploadFailed: "Upload failed – please try again.", // DIR-COV-06
  coverTooLarge: "Cover must be 3 MB or smaller.", // DIR-COV-01
  positionFailed: "Failed to save position.", // DIR-COV-06
  infoFailed: "Failed to save – please try again.", // DIR-INFO-03
  socialsFailed: "Failed to save socials.", // DIR-SOC-03
  pricesFailed: "Failed to save prices.", // DIR-PRICE-03
  videoFailed: "Failed to save video—please try again.", // DIR-VID-02
  galleryFailed: "Failed to save gallery.", // DIR-GAL-05
  addressFailed: "Could not save address—please try again.", // DIR-ADDR-04
  hoursFailed: "Failed to save hours.", // DIR-HRS-02
  closed: "You no longer have access to edit this listing.",
  unread: "We couldn't load this listing for editing.",
  viewOutdated: "Saved. You'll see all of it here once you're back online.",
  unsaved: "You have unsaved changes.",
  addressShown: "Visitors see your street, suburb and a map.",
  addressHidden: "Visitors see only your suburb.",
  pricesLeftOut: "Rows without a title or an amount won't be saved.",
  pricesBooked:
    "Lengths are set in Booking settings. If you remove a row that is booked with a time, nobody can book it any more; visits already booked stay.",
  amountUnreadable: "Please enter an amount such as 95 or 24.50. This row hasn't been saved.",
  nextMorning: "Closes at {time} the next morning.",
  takenDown:
    "Our team took this page down, so only you and your editors see it. Our email to the owner says why, and how to ask us to look again.",
  hiding: "People won't be able to find or open this page until you show it again.",
  hidingLeavesBookings: "Bookings still to come stay as they are. Hiding doesn't cancel them.",
  hidingLeavesOneBooking:
    "1 booking is still to come. It stays as it is: hiding doesn't cancel it.",
  hidingLeavesManyBookings:
    "{count} bookings are still to come. They stay as they are: hiding doesn't cancel them.",
  hidingIsFinal:
    "More listings are live than the {plan} plan shows, so you can't show this one again without upgrading.",
} as const;
