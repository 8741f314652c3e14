/** Our own sentences of editing a listing in place. */
export const editingTexts = {
  closed: "You no longer look after this listing, so editing is closed.",
  unread: "We could not load what you need to edit this listing.",
  unsaved: "What you changed here is not saved yet.",
  leave: "Leave without saving?",
  missing: "Before it can go live:",
  addressShown: "Visitors see the street, the suburb and a map.",
  addressHidden: "Visitors read: {sentence} The map shows nothing closer than the suburb.",
  pricesLeftOut: "Rows without a title or amount are left out when you save.",
  amountUnreadable: "Please give an amount such as 95 or 24.50.",
  nextMorning: "Closes at {time} the next morning.",
  noInvitations: "Nobody else looks after this listing yet.",
  invited: "Invited. The letter is on its way to {email}.",
  withdrawn: "The invitation is withdrawn.",
  removal: "They can no longer change this listing. You can invite them again.",
  editorRemoved: "{name} can no longer edit this listing.",
  deletion:
    "The page disappears from every list within a minute. Within 30 days we can bring it back; after that it is erased with all its pictures.",
} as const;
