import { memberBanned, memberUnbanned } from "#areas/accounts/index.ts";
import { paymentEnded, paymentPaid, saleRefunded } from "#areas/payments/index.ts";
import { type Reaction, react } from "#platform/events/facts.ts";
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
import { forgetItemWordsTask } from "./catalog/catalog.tasks.ts";
import { forgetItemWords } from "./catalog/forget-words.ts";
import { checkoutRoutes } from "./checkout/checkout.routes.ts";
import { keepHoldsTask } from "./checkout/checkout.tasks.ts";
import {
  orderPlacedEmail,
  orderReceivedEmail,
  soldOutEmail,
} from "./checkout/checkout-email-kinds.ts";
import { followCheckout } from "./checkout/follow-checkout.ts";
import { keepHolds } from "./checkout/keep-holds.ts";
import type { MarketplaceDeps } from "./deps.ts";
import { mailBackConfirmation } from "./holidays/ask-when-back.ts";
import { endHolidays, tellBack } from "./holidays/end-holidays.ts";
import { backConfirmationEmail, storeBackEmail } from "./holidays/holiday-emails.ts";
import { holidayRoutes } from "./holidays/holidays.routes.ts";
import {
  endHolidaysTask,
  mailBackConfirmationTask,
  tellBackTask,
} from "./holidays/holidays.tasks.ts";
import { itemRoutes } from "./items/items.routes.ts";
import { orderMessageEmail } from "./messages/message-emails.ts";
import { messageRoutes } from "./messages/messages.routes.ts";
import { forgetRecipients } from "./orders/forget-recipients.ts";
import { orderSentEmail } from "./orders/order-emails.ts";
import { orderRoutes } from "./orders/orders.routes.ts";
import { forgetRecipientsTask } from "./orders/orders.tasks.ts";
import { followRefund } from "./problems/follow-refund.ts";
import { moveOverdueProblems } from "./problems/move-overdue.ts";
import { problemEmail } from "./problems/problem-emails.ts";
import { problemRoutes } from "./problems/problems.routes.ts";
import { moveOverdueProblemsTask } from "./problems/problems.tasks.ts";
import { assumeReceived } from "./purchases/assume-received.ts";
import { purchaseRoutes } from "./purchases/purchases.routes.ts";
import { assumeReceivedTask } from "./purchases/purchases.tasks.ts";
import { itemBackEmail, itemCheaperEmail } from "./saved/saved-emails.ts";
import { savedItemRoutes } from "./saved/saved-items.routes.ts";
import { tellSaversTask } from "./saved/saved-items.tasks.ts";
import { tellSavers } from "./saved/tell-savers.ts";
import { sitemapRoutes } from "./sitemap/sitemap.routes.ts";
import { followOwner } from "./stores/follow-owner.ts";
import { merchantIdChangedEmail } from "./stores/store-emails.ts";
import { storeRoutes } from "./stores/stores.routes.ts";

export { type CatalogCache, makeCatalogCache } from "./catalog/catalog-cache.ts";
export { searchItems } from "./catalog/search-items.ts";
export { checkOutCart } from "./checkout/check-out-cart.ts";
export { findItemStanding, saveItemRating } from "./items/item-standing.repository.ts";
export { mayUploadItemPhotos } from "./items/may-upload-photos.ts";
export { marketplacePersonalData } from "./personal-data.ts";
export { mayUploadProblemPhotos } from "./problems/may-upload-problem-photos.ts";
export { mayUploadStorePictures } from "./stores/may-upload-store-pictures.ts";
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
  handleTask(mailBackConfirmationTask, (asked) => mailBackConfirmation(deps, asked)),
  handleTask(tellBackTask, ({ storeId }) => tellBack(deps, storeId)),
  handleTask(forgetRecipientsTask, () => forgetRecipients(deps)),
  handleTask(moveOverdueProblemsTask, () => moveOverdueProblems(deps)),
  handleTask(assumeReceivedTask, () => assumeReceived(deps)),
  handleTask(forgetItemWordsTask, () => forgetItemWords(deps)),
  handleTask(keepHoldsTask, () => keepHolds(deps)),
  handleTask(tellSaversTask, () => tellSavers(deps)),
];

export const marketplaceEmails: EmailPreview[] = [
  merchantIdChangedEmail,
  merchantIdClearedEmail,
  storeHiddenEmail,
  storeShownEmail,
  backConfirmationEmail,
  storeBackEmail,
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
 * The store of a banned person is hidden for as long; a cart follows its payment, and an order that was paid back isn't
 * sent.
 */
export const marketplaceReactions = (deps: MarketplaceDeps): Reaction[] => [
  react(memberBanned, "marketplace", ({ userId }) => followOwner(deps, userId)),
  react(memberUnbanned, "marketplace", ({ userId }) => followOwner(deps, userId)),
  react(paymentPaid, "marketplace", ({ paymentId }) => followCheckout(deps, paymentId)),
  react(paymentEnded, "marketplace", ({ paymentId }) => followCheckout(deps, paymentId)),
  react(saleRefunded, "marketplace", ({ saleId }) => followRefund(deps, saleId)),
];
