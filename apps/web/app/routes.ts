import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const accountRoutes = [
  route("register", "routes/account/register.tsx"),
  route("account/identity", "routes/account/identity.ts"),
  route("account/session", "routes/account/session.ts"),
  route("account/verify-email", "routes/account/verify-email.tsx"),
  route("account/reset-password", "routes/account/reset-password.tsx"),
  route("sign-out", "routes/account/sign-out.ts"),
];

const discoveryRoutes = [
  route("wellbeing/feed.xml", "routes/magazine/feed.ts"),
  route("robots.txt", "routes/discovery/robots.ts"),
  route(".well-known/security.txt", "routes/discovery/security-txt.ts"),
  route("sitemap.xml", "routes/discovery/sitemap.ts"),
  route("sitemaps/:file", "routes/discovery/sitemap-part.ts"),
];

const calendarFeedRoutes = [route("calendar/:file", "routes/directory/calendar-feed.ts")];

const pictureRoutes = [
  route("pictures/areas/:file", "routes/area-pictures/area-picture.ts"),
  route("pictures/listings/og/:category/:file", "routes/directory/pictures/link-preview.ts"),
  route("pictures/listings/:shape/:category/:file", "routes/directory/pictures/listing-picture.ts"),
  route("pictures/articles/og/:theme/:file", "routes/magazine/pictures/article-preview.ts"),
  route("pictures/articles/:theme/:file", "routes/magazine/pictures/article-picture.ts"),
  route("pictures/items/:motif/:file", "routes/marketplace/pictures/item-picture.ts"),
  route("pictures/stores/:file", "routes/marketplace/pictures/store-header.ts"),
  route("pictures/videos/:category/:file", "routes/media/pictures/video-picture.ts"),
  route("pictures/weaves/:shape/:file", "routes/pictures/name-weave.ts"),
  route("pictures/:file", "routes/home/pictures/picture.ts"),
];

const informationRoutes = [
  route("contact-us", "routes/information/contact-us.tsx"),
  route("fees", "routes/information/fees.tsx"),
  route("help", "routes/information/help.tsx"),
  route("policies", "routes/information/policies.tsx"),
  route("policies/privacy", "routes/information/privacy.tsx"),
  route("pricing", "routes/information/pricing.tsx"),
  route("returns", "routes/information/returns.tsx"),
  route("sell-with-us", "routes/information/sell-with-us.tsx"),
  route("terms", "routes/information/terms.tsx"),
  route("opening/confirm", "routes/newsletter/opening-confirm.tsx"),
  route("opening/:area", "routes/newsletter/opening.tsx"),
  route("newsletter/confirm", "routes/newsletter/confirm.tsx"),
  route("emails/one-click", "routes/newsletter/one-click.ts"),
  route("emails/unsubscribe", "routes/newsletter/unsubscribe-topic.tsx"),
  route("newsletter/one-click", "routes/newsletter/one-click.ts", { id: "newsletter-one-click" }),
  route("newsletter/subscribe", "routes/newsletter/subscribe.tsx"),
  route("newsletter/unsubscribe", "routes/newsletter/unsubscribe.tsx"),
  route("directory/review-emails", "routes/newsletter/review-emails.tsx"),
];

const openAreaRoutes = [
  layout("routes/directory/directory-layout.tsx", [
    route("directory", "routes/directory/home/directory-home.tsx"),
    route("directory/listings", "routes/directory/listings/listings.tsx"),
    route("directory/listings/:slug", "routes/directory/business.tsx"),
    route("directory/listings/:slug/reviews", "routes/directory/reviews.tsx"),
    route("directory/listings/:slug/book", "routes/directory/book.tsx"),
    route("directory/listings/:slug/waiting-list", "routes/directory/waiting-list.tsx"),
    route("directory/jobs", "routes/directory/jobs/board.tsx"),
    route("directory/jobs/withdraw", "routes/directory/jobs/withdraw.tsx"),
    route("directory/jobs/:jobId", "routes/directory/jobs/job.tsx"),
    // These three have their own guards.
    route("directory/listings/:slug/applications", "routes/directory/jobs/applications.tsx"),
    route("directory/listings/:slug/applications/:id", "routes/directory/jobs/application.tsx"),
    route(
      "directory/listings/:slug/applications/:id/:file",
      "routes/directory/jobs/application-file.ts",
    ),
    // This route has its own guard.
    route("directory/add-business", "routes/directory/add-business.tsx"),
  ]),
  route("your-data", "routes/account/your-data.tsx"),
  route("your-data/details", "routes/account/your-data-details.tsx"),
  route("your-data/deleted", "routes/account/your-data-deleted.tsx"),
  route("your-data/details/file", "routes/account/your-data-file.ts"),
  route("booking", "routes/bookings/guest-link.tsx"),
  route("booking/:id", "routes/bookings/guest-booking.tsx"),
  route("waiting-list", "routes/bookings/waitlist-link.tsx"),
  route("waiting-list/:id", "routes/bookings/guest-waitlist.tsx"),
  route("booking/name", "routes/bookings/answer-name.tsx"),
  route("booking/new-time/:answer", "routes/bookings/answer-new-time.tsx"),
  route("booking/answer/:answer", "routes/bookings/answer-request.tsx"),
  route("booking/:id/calendar.ics", "routes/bookings/guest-calendar.ts"),
  route("directory/phone-check/:phone", "routes/directory/phone-check.ts"),
  // These two have their own guards.
  route("directory/edit-business/:id", "routes/directory/edit-business.ts"),
  route("directory/invitation", "routes/directory/invitation.tsx"),
  route("directory/pay", "routes/directory/pay.ts"),
  route("directory/saved", "routes/directory/saved-listings.ts"),
  route("directory/listings/:slug/view", "routes/directory/listing-view.ts"),
  layout("routes/directory/owner/owner-area.tsx", [
    route("directory/listings/:slug/bookings", "routes/directory/owner/bookings.tsx"),
    route("directory/listings/:slug/customers", "routes/directory/owner/customers.tsx"),
    route("directory/listings/:slug/customers/:id", "routes/directory/owner/customer.tsx"),
    route("directory/listings/:slug/takings", "routes/directory/owner/takings.tsx"),
    route("directory/listings/:slug/takings.csv", "routes/directory/owner/takings-file.ts"),
    route("directory/listings/:slug/half-year.csv", "routes/directory/owner/half-year-file.ts"),
    route(
      "directory/listings/:slug/booking-settings",
      "routes/directory/owner/booking-settings.tsx",
    ),
  ]),
  route("marketplace-onboarding", "routes/marketplace/launch.tsx"),
  // The router ignores case, so /Wellbeing opens the same page.
  route("wellbeing", "routes/magazine/wellbeing.tsx"),
  route("wellbeing/subscribe", "routes/magazine/subscribe.tsx"),
  route("wellbeing/authors/:slug", "routes/magazine/author.tsx"),
  route("wellbeing/:slug", "routes/magazine/article.tsx"),
  // This route has its own guard.
  route("account-management", "routes/account/account-management.tsx"),
  route("account/closed", "routes/account/account-closed.tsx"),
];

/** Each layout has a guard that also covers the pages below it. */
const guardedAreaRoutes = [
  route("marketplace", "routes/marketplace/marketplace-layout.tsx", [
    index("routes/marketplace/home.tsx"),
    route("browse", "routes/marketplace/browse.tsx"),
    route("products/:categorySlug", "routes/marketplace/products.tsx"),
    route("saved", "routes/marketplace/saved-items.ts"),
    route("item/:sku", "routes/marketplace/item.tsx"),
    // These two routes require a login.
    route("checkout", "routes/marketplace/checkout.tsx"),
    route("checkout-result/:id", "routes/marketplace/checkout-result.tsx"),
    route("back-notice", "routes/marketplace/reopening-notice.tsx"),
    // Each tab below decides itself whether it is for the owner only.
    route("stores/:slug", "routes/marketplace/store/store-layout.tsx", [
      index("routes/marketplace/store/home.tsx"),
      route("items", "routes/marketplace/store/items.tsx"),
      route("sold", "routes/marketplace/store/sold.tsx"),
      route("go-live", "routes/marketplace/store/go-live.tsx"),
    ]),
    // These have their own guards.
    route("stores/:slug/add", "routes/marketplace/add-item.tsx"),
    route("stores/:slug/import", "routes/marketplace/import-items.tsx"),
    route("stores/:slug/items.csv", "routes/marketplace/items-file.ts"),
    route("stores/:slug/items/:itemId/edit", "routes/marketplace/edit-item.tsx"),
    route("stores/:slug/sold.csv", "routes/marketplace/sold-file.ts"),
    route("stores/:slug/sold/:orderId/packing-slip.pdf", "routes/marketplace/packing-slip.ts"),
    route(":encodedUserId", "routes/marketplace/store-of-user.tsx"),
  ]),
  route("media", "routes/media/media-layout.tsx", [
    index("routes/media/landing.tsx"),
    route("explore", "routes/media/explore.tsx"),
    ...["music", "film-tv", "talk-shows", "vlogs"].map((category) =>
      route(category, "routes/media/category.tsx", { id: `media-${category}` }),
    ),
    route("videos", "routes/media/videos.ts"),
    route("videos/:id", "routes/media/video.tsx"),
    route("creators/:id", "routes/media/creator.tsx"),
    route("library", "routes/media/library.tsx"),
    route("add-video", "routes/media/add-video.tsx"),
    route("my-videos", "routes/media/my-videos.tsx"),
    route(":id", "routes/media/short-video.ts"),
  ]),
  route("admin", "routes/admin/admin-layout.tsx", [
    index("routes/admin/users.tsx"),
    // Moderators can't open these pages.
    layout("routes/admin/full-admin-layout.tsx", [
      route("connected-accounts", "routes/admin/connected-accounts.tsx"),
      route("payments", "routes/admin/payments.tsx"),
      route("payments/differences", "routes/admin/payment-differences.tsx"),
      route("payments/outbox", "routes/admin/payment-outbox.tsx"),
      route("payments/events", "routes/admin/payment-events.tsx"),
      route("orders", "routes/admin/orders.tsx"),
      route("newsletter", "routes/admin/newsletter.tsx"),
      route("newsletter/new", "routes/admin/newsletter-new.tsx"),
      route("newsletter/:id", "routes/admin/newsletter-issue.tsx"),
    ]),
    route("access-requests", "routes/admin/access-requests.tsx"),
    route("settings", "routes/admin/settings.tsx"),
    route("settings/:key/history", "routes/admin/setting-history.tsx"),
    route("audit", "routes/admin/audit.tsx"),
    route("enquiries", "routes/admin/enquiries.tsx"),
    route("listings", "routes/admin/live-listings.tsx"),
    route("listings/deleted", "routes/admin/deleted-listings.tsx"),
    route("stores", "routes/admin/stores.tsx"),
    route("magazine", "routes/admin/magazine-desk.tsx"),
    route("magazine/:docId", "routes/admin/magazine-review.tsx"),
    route("reports", "routes/admin/reports.ts"),
    route("moderation", "routes/admin/moderation.tsx"),
    route("community-words", "routes/admin/community-words.tsx"),
  ]),
  route("test", "routes/admin/admin-layout.tsx", { id: "email-test-area" }, [
    index("routes/admin/email-test.tsx"),
  ]),
  layout("routes/account/account-area.tsx", [
    route("moderation/:id", "routes/account/decision.tsx"),
    route("my-account/listings", "routes/account/my-listings.tsx"),
    route("my-account/articles", "routes/magazine/my-articles.tsx"),
    route("my-account/saved", "routes/account/saved.tsx"),
    route("my-account/orders", "routes/account/orders.tsx"),
    route("my-account/orders/:orderId", "routes/account/order.tsx"),
    route("my-account/orders/:orderId/receipt.pdf", "routes/account/order-receipt.ts"),
    route("my-account/orders/:orderId/problem-photos/:number", "routes/account/problem-photo.ts"),
    route("my-account/subscription", "routes/account/subscription.tsx"),
    route("my-account/payments", "routes/account/payments.tsx"),
    route("my-account/payments/:id", "routes/account/payment.tsx"),
    route("my-account/sales", "routes/account/sales.tsx"),
    route("my-account/payouts", "routes/account/payouts.tsx"),
    route("my-account/bookings", "routes/bookings/my-bookings.tsx"),
    route("my-account/bookings/waiting/:id", "routes/bookings/own-waitlist.tsx"),
    route("my-account/bookings/:id", "routes/bookings/own-booking.tsx"),
    route("my-account/bookings/:id/calendar.ics", "routes/bookings/own-calendar.ts"),
  ]),
];

/** Only in development; in production these return page not found. */
const developmentRoutes = [
  route("development/components", "routes/development/components.tsx"),
  route("development/mail", "routes/development/mail.tsx"),
];

/** The editor needs the whole screen, so it is outside the site layout. Each page has its own guard. */
const editorRoutes = [
  route("test-editor", "routes/magazine/new-document.ts"),
  route("test-editor/:id", "routes/magazine/document.tsx"),
];

export default [
  ...accountRoutes,
  ...editorRoutes,
  ...discoveryRoutes,
  ...pictureRoutes,
  ...calendarFeedRoutes,
  layout("shell/site-layout.tsx", [
    index("routes/home/home.tsx"),
    ...informationRoutes,
    route("search", "routes/search/search.tsx"),
    ...openAreaRoutes,
    ...guardedAreaRoutes,
    ...developmentRoutes,
    route(":id", "routes/short-link.tsx"),
  ]),
  route("*", "routes/not-found.ts"),
] satisfies RouteConfig;
