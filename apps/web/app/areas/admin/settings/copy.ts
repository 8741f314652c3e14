export const settingFormCopy = {
  saved: "Saved. Pages will update within a minute.",
  adminsOnly:
    "Only admins can change settings, because they affect money, legal matters or access. You can view them.",
  conflict:
    "Someone else changed this while you were editing. Your text is still here. Check the current value, then save again or cancel.",
} as const;
