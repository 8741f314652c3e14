/** Words that are, or may become, pages: `/@{handle}` and `/{id}` are routes. */
export const reservedHandles: ReadonlySet<string> = new Set(
  (
    "about account account-management admin administrator api article assets auth boab booking " +
    "business calendar cart catalog category checkout contact contact-us development directory " +
    "docs edit editor emails explore favicon fees fonts health help home jobs listings login logout " +
    "magazine marketplace marketplace-onboarding me media metrics moderation moderator " +
    "my-account news newsletter null opening orders pay pictures policies pricing privacy register " +
    "returns robots robots.txt root search security sell session settings shop sign-in sign-out " +
    "sitemap sitemap.xml sitemaps staff static store subscribe support system terms test " +
    "test-editor undefined uploads user users verify video videos waiting-list " +
    "webhook wellbeing"
  ).split(" "),
);
