/** Our own sentences for editing a listing. */
export const editingTexts = {
  closed: "You no longer have access to edit this listing.",
  unread: "We couldn't load this listing for editing.",
  behind: "Saved. You'll see all of it here once you're back online.",
  unsaved: "You have unsaved changes.",
  leave: "Leave without saving?",
  addressShown: "Visitors see your street, suburb and a map.",
  addressHidden: "Visitors see only your suburb.",
  pricesLeftOut: "Rows without a title or an amount won't be saved.",
  amountUnreadable: "Please enter an amount such as 95 or 24.50. This row hasn't been saved.",
  nextMorning: "Closes at {time} the next morning.",
  noInvitations: "No editors yet.",
  invited: "Invitation emailed to {email}.",
  withdrawn: "Invitation withdrawn.",
  removal: "They won't be able to edit this listing any more. You can invite them again later.",
  leaving: "You won't be able to edit this listing any more. Its owner can invite you again.",
  left: "You no longer edit {name}.",
  editorRemoved: "{name} can no longer edit this listing.",
  deletion:
    "The page will disappear within a minute. Bookings still to come are cancelled, and customers get back what they paid. If you change your mind, contact us within 30 days and we'll restore it. After that, it's permanently deleted along with its photos.",
} as const;
