/** What can be wrong with a listing, as the form and the team's list call it. */
export const reportReasons = {
  closed: "It has closed or moved",
  "wrong details": "Some details are wrong",
  "not african-owned": "It isn't African-owned",
  scam: "It looks like a scam",
  offensive: "It's offensive or harmful",
  other: "Something else",
} as const;
