import { memberBanned, memberUnbanned } from "#areas/accounts/index.ts";
import { paymentEnded, paymentPaid, saleRefunded } from "#areas/payments/index.ts";
import { type Subscriber, subscribe } from "#platform/events/events.ts";
import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { administrationRoutes } from "./administration/administration.routes.ts";
import {
  merchantIdClearedEmail,
  storeHiddenEmail,
  storeShownEmail,
} from "./administration/administration-emails.ts";
import { cartRoutes } from "./cart/cart.routes.ts";
import { catalogRoutes } from "./catalog/catalog.routes.ts";
import { deleteUnusedItemWordsTask } from "./catalog/catalog.tasks.ts";
import { deleteUnusedItemWords } from "./catalog/delete-unused-item-search-words.ts";
import { checkoutRoutes } from "./checkout/checkout.routes.ts";
import { expireHoldsTask } from "./checkout/checkout.tasks.ts";
import {
  orderPlacedEmail,
  orderReceivedEmail,
  soldOutEmail,
} from "./checkout/checkout-email-kinds.ts";
import { expireHolds } from "./checkout/expire-holds.ts";
import { syncCheckout } from "./checkout/sync-checkout.ts";
import type { MarketplaceDeps } from "./deps.ts";
import { sendReopeningConfirmation } from "./holidays/ask-when-back.ts";
import { endHolidays, notifyStoreReopened } from "./holidays/end-holidays.ts";
import { reopeningConfirmationEmail, storeReopenedEmail } from "./holidays/holiday-emails.ts";
import { holidayRoutes } from "./holidays/holidays.routes.ts";
import {
  endHolidaysTask,
  notifyStoreReopenedTask,
  sendReopeningConfirmationTask,
} from "./holidays/holidays.tasks.ts";
import { itemRoutes } from "./items/items.routes.ts";
import { orderMessageEmail } from "./messages/message-emails.ts";
import { messageRoutes } from "./messages/messages.routes.ts";
import { eraseRecipients } from "./orders/erase-recipients.ts";
import { orderSentEmail } from "./orders/order-emails.ts";
import { orderRoutes } from "./orders/orders.routes.ts";
import { eraseRecipientsTask } from "./orders/orders.tasks.ts";
import { handleRefund } from "./problems/apply-payback.ts";
import { advanceOverdueProblems } from "./problems/move-overdue.ts";
import { problemEmail } from "./problems/problem-emails.ts";
import { problemRoutes } from "./problems/problems.routes.ts";
import { advanceOverdueProblemsTask } from "./problems/problems.tasks.ts";
import { assumeReceived } from "./purchases/assume-received.ts";
import { purchaseRoutes } from "./purchases/purchases.routes.ts";
import { assumeReceivedTask } from "./purchases/purchases.tasks.ts";
import { notifySavers } from "./saved/notify-savers.ts";
import { itemBackEmail, itemCheaperEmail } from "./saved/saved-emails.ts";
import { savedItemRoutes } from "./saved/saved-items.routes.ts";
import { notifySaversTask } from "./saved/saved-items.tasks.ts";
import { sitemapRoutes } from "./sitemap/sitemap.routes.ts";
import { merchantIdChangedEmail } from "./stores/store-emails.ts";
import { storeRoutes } from "./stores/stores.routes.ts";
import { syncStoreVisibility } from "./stores/sync-owner.ts";

export { type CatalogCache, makeCatalogCache } from "./catalog/catalog-cache.ts";
export { searchItems } from "./catalog/search-items.ts";
export { checkOutCart } from "./checkout/check-out-cart.ts";
export { findItemForViewer, saveItemRating } from "./items/items.repository.ts";
export {
  checkItemPhotoTarget,
  checkProblemPhotoTarget,
  checkStorePictureTarget,
} from "./may-upload.ts";
export { marketplacePersonalData } from "./personal-data.ts";
export type { MarketplaceDeps };

export const marketplaceRoutes = (deps: MarketplaceDeps): Route[] => [
  ...storeRoutes(deps),
  ...itemRoutes(deps),
  ...catalogRoutes(deps),
  ...holidayRoutes(deps),
  ...orderRoutes(deps),
  ...purchaseRoutes(deps),
  ...problemRoutes(deps),
  ...messageRoutes(deps),
  ...cartRoutes(deps),
  ...checkoutRoutes(deps),
  ...savedItemRoutes(deps),
  ...administrationRoutes(deps),
  ...sitemapRoutes(deps),
];

export const marketplaceTasks = (deps: MarketplaceDeps): TaskHandler[] => [
  handleTask(endHolidaysTask, () => endHolidays(deps)),
  handleTask(sendReopeningConfirmationTask, (payload) => sendReopeningConfirmation(deps, payload)),
  handleTask(notifyStoreReopenedTask, ({ storeId }) => notifyStoreReopened(deps, storeId)),
  handleTask(eraseRecipientsTask, () => eraseRecipients(deps)),
  handleTask(advanceOverdueProblemsTask, () => advanceOverdueProblems(deps)),
  handleTask(assumeReceivedTask, () => assumeReceived(deps)),
  handleTask(deleteUnusedItemWordsTask, () => deleteUnusedItemWords(deps)),
  handleTask(expireHoldsTask, () => expireHolds(deps)),
  handleTask(notifySaversTask, () => notifySavers(deps)),
];

export const marketplaceEmails: EmailPreview[] = [
  merchantIdChangedEmail,
  merchantIdClearedEmail,
  storeHiddenEmail,
  storeShownEmail,
  reopeningConfirmationEmail,
  storeReopenedEmail,
  orderPlacedEmail,
  orderReceivedEmail,
  soldOutEmail,
  orderSentEmail,
  orderMessageEmail,
  problemEmail,
  itemBackEmail,
  itemCheaperEmail,
];

/**
 * A banned person's store is hidden during the ban, a checkout is synced with its payment, and an order that was
 * refunded before it was sent is cancelled.
 */
export const marketplaceSubscribers = (deps: MarketplaceDeps): Subscriber[] => [
  subscribe(memberBanned, "marketplace", ({ userId }) => syncStoreVisibility(deps, userId)),
  subscribe(memberUnbanned, "marketplace", ({ userId }) => syncStoreVisibility(deps, userId)),
  subscribe(paymentPaid, "marketplace", ({ paymentId }) => syncCheckout(deps, paymentId)),
  subscribe(paymentEnded, "marketplace", ({ paymentId }) => syncCheckout(deps, paymentId)),
  subscribe(saleRefunded, "marketplace", ({ saleId }) => handleRefund(deps, saleId)),
];
