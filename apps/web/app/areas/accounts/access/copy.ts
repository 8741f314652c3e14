export const requestAccessCopy = {
  requestFailed: "Request failed", // ACCESS-05
  requestNotSubmitted: "Could not submit your request.", // ACCESS-05
  requestLead: "Tell us why and an admin will reply by email.",
  requestFrom: "Your name and email come from your profile.",
} as const;
