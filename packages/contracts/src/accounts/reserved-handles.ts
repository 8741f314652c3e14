/** Words that are, or may become, pages: `/@{handle}` and `/{id}` are routes. */
export const reservedHandles: ReadonlySet<string> = new Set(
  (
    "about account account-management admin administrator api article assets auth boab business " +
    "calendar cart catalog category checkout contact contact-us directory docs edit editor explore " +
    "favicon fees fonts health help home jobs listings login logout magazine marketplace " +
    "marketplace-onboarding me media metrics moderator my-account news newsletter null orders pay " +
    "policies pricing privacy register returns robots root search security sell session settings " +
    "shop sign-in sign-out sitemap sitemaps static staff store subscribe support system terms test " +
    "test-editor undefined uploads user users verify video videos webhook wellbeing"
  ).split(" "),
);
