/** Our own sentences about problems with orders. */
export const problemNotes = {
  detailsRequired: "Please say what's wrong.",
  replyRequired: "Please write a reply. The buyer reads it.",
  noteRequired: "Please say why. The buyer and the store read this.",
  chooseItems: "Please choose at least one item.",
  tooManyPhotos: "Please choose up to 4 photos.",
  messageRequired: "Please write a message.",
  alreadyOpen: "You've already reported a problem with this order.",
  tooLate: "It's too late to report a problem with this order. Please contact the store.",
  notYet: "This order hasn't been sent yet. You can ask the store to cancel it.",
  nothingLeft: "Everything in this order has already been refunded.",
  notNow: "This has changed in the meantime. Please look at it again.",
  conversationFull: "This conversation is full. Please report a problem if you still need help.",
} as const;
