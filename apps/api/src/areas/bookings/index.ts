import { contactJoined, planChanged } from "#areas/accounts/index.ts";
import { bookableTimesChanged, listingDeleted } from "#areas/directory/index.ts";
import { paymentPaid } from "#areas/payments/index.ts";
import { type Subscriber, subscribe } from "#platform/events/events.ts";
import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { bookingRoutes } from "./bookings/bookings.routes.ts";
import { cancelBookingsOfDeletedBusiness } from "./bookings/cancel-open-bookings.ts";
import { maintainBookings } from "./bookings/maintain-bookings.ts";
import { handleContactJoined } from "./bookings/on-contact-joined.ts";
import {
  fillFreeTimesTask,
  maintainBookingsTask,
  refreshFreeTimesTask,
  sendBookingEmailTask,
  sendNameRequestTask,
  sendWaitlistEmailTask,
} from "./bookings.tasks.ts";
import { customerRoutes } from "./customers/customers.routes.ts";
import type { BookingsDeps } from "./deps.ts";
import { customerEmails, ownerEmails } from "./emails/booking-emails.ts";
import { sendBookingEmail } from "./emails/send-booking-email.ts";
import { calendarLinkEmail } from "./feeds/calendar-link-email.ts";
import { feedRoutes } from "./feeds/feeds.routes.ts";
import { handleChangedTimes } from "./free-times/handle-changed-times.ts";
import { handlePlanChanged } from "./free-times/on-plan-changed.ts";
import { fillFreeTimes } from "./free-times/refresh-free-times.ts";
import { linkRoutes } from "./links/links.routes.ts";
import { handlePaymentPaid } from "./payments/on-payment-paid.ts";
import { replyTimeRoutes } from "./reply-time/reply-time.routes.ts";
import { settingsRoutes } from "./settings/settings.routes.ts";
import { slotRoutes } from "./slots/slots.routes.ts";
import { heldTimeRoutes } from "./suggestions/suggestions.routes.ts";
import { takingsRoutes } from "./takings/takings.routes.ts";
import { nameRequestEmail } from "./team-names/name-request-email.ts";
import { sendNameRequest } from "./team-names/send-name-request.ts";
import { teamNameRoutes } from "./team-names/team-names.routes.ts";
import { timeBlockRoutes } from "./time-blocks/time-blocks.routes.ts";
import { sendWaitlistEmail } from "./waitlist-places/send-waitlist-email.ts";
import { waitlistRoutes } from "./waitlist-places/waitlist.routes.ts";
import { waitlistEmails } from "./waitlist-places/waitlist-emails.ts";

export { priceBookings, priceLinkedBooking } from "./payments/price-bookings.ts";
export { bookingsPersonalData } from "./personal-data.ts";
export { readSettingsUnchecked as readSettingsOfSeen } from "./settings/read-settings.ts";
export type { BookingsDeps };

export const bookingsRoutes = (deps: BookingsDeps): Route[] => [
  ...settingsRoutes(deps),
  ...teamNameRoutes(deps),
  ...slotRoutes(deps),
  ...replyTimeRoutes(deps),
  ...bookingRoutes(deps),
  ...customerRoutes(deps),
  ...takingsRoutes(deps),
  ...timeBlockRoutes(deps),
  ...heldTimeRoutes(deps),
  ...waitlistRoutes(deps),
  ...linkRoutes(deps),
  ...feedRoutes(deps),
];

export const bookingsTasks = (deps: BookingsDeps): TaskHandler[] => [
  handleTask(sendBookingEmailTask, (request) => sendBookingEmail(deps, request)),
  handleTask(sendNameRequestTask, (request) => sendNameRequest(deps, request)),
  handleTask(maintainBookingsTask, () => maintainBookings(deps)),
  handleTask(sendWaitlistEmailTask, (request) => sendWaitlistEmail(deps, request)),
  handleTask(refreshFreeTimesTask, ({ businessId }) => handleChangedTimes(deps, businessId)),
  handleTask(fillFreeTimesTask, () => fillFreeTimes(deps)),
];

/** Bookings subscribe to events of their payments and businesses. */
export const bookingsSubscribers = (deps: BookingsDeps): Subscriber[] => [
  subscribe(paymentPaid, "bookings", ({ paymentId }) => handlePaymentPaid(deps, paymentId)),
  subscribe(listingDeleted, "bookings", ({ businessId }) =>
    cancelBookingsOfDeletedBusiness(deps, businessId),
  ),
  subscribe(bookableTimesChanged, "bookings", ({ businessId }) =>
    handleChangedTimes(deps, businessId),
  ),
  subscribe(planChanged, "bookings", ({ userId }) => handlePlanChanged(deps, userId)),
  subscribe(contactJoined, "bookings", ({ contactId }) => handleContactJoined(deps, contactId)),
];

export const bookingsEmails: EmailPreview[] = [
  ...Object.values(customerEmails),
  ...Object.values(ownerEmails),
  ...Object.values(waitlistEmails),
  calendarLinkEmail,
  nameRequestEmail,
];
