/** Sentences of the specification about bookings. */
export const bookingTexts = {
  nameRequired: "Please enter your name.",
  contactRequired: "Provide at least an email or phone.",
  emailInvalid: "Enter a valid email address.",
  phoneInvalid: "Enter a valid phone number.",
  serviceRequired: "Select a service to continue.",
  slotRequired: "Please select a time slot.",
  disabled: "Bookings are disabled",
  pastDate: "Past date selected",
  noWindow: "No matching schedule window",
  allTaken: "All slots are taken",
  noAvailability: "No availability on the selected date.",
  notSent: "Could not send booking. Please try again.",
} as const;
