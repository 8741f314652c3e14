import { accountsObjects } from "./accounts/objects.ts";
import { accountsMatrix } from "./accounts/rows.ts";
import { accountsPathSamples, accountsSamples } from "./accounts/samples.ts";
import { adminObjects } from "./admin/objects.ts";
import { adminMatrix } from "./admin/rows.ts";
import { adminPathSamples, adminSamples } from "./admin/samples.ts";
import { bookingsObjects } from "./bookings/objects.ts";
import { bookingsMatrix } from "./bookings/rows.ts";
import { bookingsPathSamples, bookingsSamples } from "./bookings/samples.ts";
import { directoryObjects } from "./directory/objects.ts";
import { directoryMatrix } from "./directory/rows.ts";
import { directoryPathSamples, directorySamples } from "./directory/samples.ts";
import { jobsObjects } from "./jobs/objects.ts";
import { jobsMatrix } from "./jobs/rows.ts";
import { jobsPathSamples, jobsSamples } from "./jobs/samples.ts";
import { documentObjects } from "./magazine/document-objects.ts";
import { documentMatrix } from "./magazine/document-rows.ts";
import { documentPathSamples, documentSamples } from "./magazine/document-samples.ts";
import { magazineObjects } from "./magazine/objects.ts";
import { magazineMatrix } from "./magazine/rows.ts";
import { magazineSamples } from "./magazine/samples.ts";
import { cartObjects } from "./marketplace/cart-objects.ts";
import { cartMatrix } from "./marketplace/cart-rows.ts";
import { cartSamples } from "./marketplace/cart-samples.ts";
import { checkoutMatrix } from "./marketplace/checkout-rows.ts";
import { itemObjects } from "./marketplace/item-objects.ts";
import { itemMatrix } from "./marketplace/item-rows.ts";
import { itemPathSamples, itemSamples } from "./marketplace/item-samples.ts";
import { marketplaceObjects } from "./marketplace/objects.ts";
import { orderObjects } from "./marketplace/order-objects.ts";
import { orderMatrix } from "./marketplace/order-rows.ts";
import { orderPathSamples, orderSamples } from "./marketplace/order-samples.ts";
import { marketplaceMatrix } from "./marketplace/rows.ts";
import { marketplacePathSamples, marketplaceSamples } from "./marketplace/samples.ts";
import { mediaObjects } from "./media/objects.ts";
import { mediaMatrix } from "./media/rows.ts";
import { mediaPathSamples, mediaSamples } from "./media/samples.ts";
import { moderationObjects } from "./moderation/objects.ts";
import { moderationMatrix } from "./moderation/rows.ts";
import { moderationSamples } from "./moderation/samples.ts";
import type { ObjectFactories, ObjectFactory } from "./object-factory.ts";
import type { AreaMatrix, ObjectOwnership, Outcome, RouteRows } from "./outcomes.ts";
import { outreachObjects } from "./outreach/objects.ts";
import { outreachMatrix } from "./outreach/rows.ts";
import { outreachSamples } from "./outreach/samples.ts";
import { paymentsObjects } from "./payments/objects.ts";
import { paymentsMatrix } from "./payments/rows.ts";
import { paymentsSamples } from "./payments/samples.ts";
import { platformMatrix } from "./platform/rows.ts";
import { platformSamples } from "./platform/samples.ts";
import { reviewsObjects } from "./reviews/objects.ts";
import { reviewsMatrix } from "./reviews/rows.ts";
import { reviewsSamples } from "./reviews/samples.ts";
import type { Role } from "./roles.ts";
import type { PathSamples, Samples } from "./sample.ts";
import { searchMatrix } from "./search/rows.ts";
import { searchSamples } from "./search/samples.ts";
import { uploadsObjects } from "./uploads/objects.ts";
import { uploadsMatrix } from "./uploads/rows.ts";
import { uploadsSamples } from "./uploads/samples.ts";

/** Everything the areas bring: a new area adds its own files and its name to each list. */
const matrices: AreaMatrix[] = [
  platformMatrix,
  accountsMatrix,
  uploadsMatrix,
  paymentsMatrix,
  moderationMatrix,
  directoryMatrix,
  marketplaceMatrix,
  itemMatrix,
  orderMatrix,
  cartMatrix,
  checkoutMatrix,
  documentMatrix,
  mediaMatrix,
  reviewsMatrix,
  jobsMatrix,
  bookingsMatrix,
  magazineMatrix,
  outreachMatrix,
  adminMatrix,
  searchMatrix,
];
const objects: ObjectFactories[] = [
  accountsObjects,
  uploadsObjects,
  paymentsObjects,
  moderationObjects,
  directoryObjects,
  marketplaceObjects,
  itemObjects,
  orderObjects,
  cartObjects,
  documentObjects,
  mediaObjects,
  reviewsObjects,
  jobsObjects,
  bookingsObjects,
  magazineObjects,
  outreachObjects,
  adminObjects,
];
const samples: Samples[] = [
  platformSamples,
  accountsSamples,
  uploadsSamples,
  paymentsSamples,
  moderationSamples,
  directorySamples,
  marketplaceSamples,
  itemSamples,
  orderSamples,
  cartSamples,
  documentSamples,
  mediaSamples,
  reviewsSamples,
  jobsSamples,
  bookingsSamples,
  magazineSamples,
  outreachSamples,
  adminSamples,
  searchSamples,
];
const pathSamples: PathSamples[] = [
  accountsPathSamples,
  directoryPathSamples,
  marketplacePathSamples,
  itemPathSamples,
  orderPathSamples,
  documentPathSamples,
  mediaPathSamples,
  jobsPathSamples,
  bookingsPathSamples,
  adminPathSamples,
];

/** One map of what the areas bring; a name that two of them use would hide the first. */
function compose<Value>(parts: Record<string, Value>[]): ReadonlyMap<string, Value> {
  const all = parts.flatMap(Object.entries);
  const composed = new Map<string, Value>(all);
  if (composed.size < all.length) throw new Error("Two areas use one name in the access matrix");
  return composed;
}

/** The response of every route to every role for every object, by `METHOD /path`. */
export const accessMatrix = compose<RouteRows>(matrices);

const factories = compose<ObjectFactory>(objects);
const samplesByRoute = compose(samples);
const pathSamplesByParameter = compose(pathSamples);

export function getObjectFactory(kind: string): ObjectFactory {
  const factory = factories.get(kind);
  if (!factory) throw new Error(`No area makes a ${kind}: add a factory to its objects.ts`);
  return factory;
}

export const getSampleRequest = (name: string, object: string) =>
  samplesByRoute.get(name)?.(object) ?? {};

export const getPathSample = (parameter: string) => pathSamplesByParameter.get(parameter);

/** The rows of a route, each with the owner of its object. */
export const listRows = (rows: RouteRows) =>
  "none" in rows
    ? [{ whose: "none" as const, row: rows.none }]
    : (["own", "others", "missing"] as const).map((whose) => ({ whose, row: rows[whose] }));

export function getExpectedOutcome(name: string, role: Role, whose: ObjectOwnership): Outcome {
  const rows = accessMatrix.get(name);
  const row = rows && listRows(rows).find((one) => one.whose === whose)?.row;
  if (!row) throw new Error(`The access matrix says nothing about ${name}, ${whose}`);
  return row[role];
}
