import { loadDemoPeople } from "./accounts.ts";
import { loadDemoArticles } from "./articles.ts";
import { loadDemoBookings } from "./bookings.ts";
import { loadDemoCarts } from "./carts.ts";
import { loadDemoCrowd } from "./demo-crowd.ts";
import type { DemoPart } from "./demo-part.ts";
import { loadDemoDirectory } from "./directory.ts";
import { loadDemoDocuments } from "./documents.ts";
import { loadDemoItemReviews } from "./item-reviews.ts";
import { loadDemoItems } from "./items.ts";
import { loadDemoJobs } from "./jobs.ts";
import { loadDemoMedia } from "./media.ts";
import { loadDemoOrders } from "./orders.ts";
import { loadDemoPayees } from "./payees.ts";
import { loadDemoPayments } from "./payments.ts";
import { loadDemoReviews } from "./reviews.ts";
import { loadDemoStores } from "./stores.ts";
import { loadDemoSwitches } from "./switches.ts";

/** What each area brings, in the order in which it builds on what came before. */
export const demoParts: DemoPart[] = [
  loadDemoPeople,
  loadDemoSwitches,
  loadDemoCrowd,
  loadDemoDirectory,
  loadDemoPayees,
  loadDemoPayments,
  loadDemoBookings,
  loadDemoReviews,
  loadDemoJobs,
  loadDemoStores,
  loadDemoItems,
  loadDemoOrders,
  loadDemoCarts,
  loadDemoItemReviews,
  loadDemoMedia,
  loadDemoArticles,
  loadDemoDocuments,
];
