export const editorsCopy = {
  noInvitations: "No editors yet.",
  invited: "Invitation emailed to {email}.",
  withdrawn: "Invitation withdrawn.",
  removal: "They won't be able to edit this listing any more. You can invite them again later.",
  leaving: "You won't be able to edit this listing any more. Its owner can invite you again.",
  left: "You no longer edit {name}.",
  editorRemoved: "{name} can no longer edit this listing.",
} as const;
