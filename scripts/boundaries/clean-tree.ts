/**
 * The smallest app that has every kind of file and breaks no rule: one request from the page to the
 * database. The planted violations are added to it and import from it.
 */
export const cleanFiles: Record<string, string> = {
  "packages/contracts/src/common/errors.ts": `
    import { z } from "zod";
    export const ErrorAnswer = z.object({});`,
  "packages/contracts/src/accounts/profiles.ts": "export type Profile = string;",
  "packages/contracts/src/bookings/bookings.ts": `
    import { z } from "zod";
    import { ErrorAnswer } from "../common/errors.ts";
    export const Booking = z.object({ ErrorAnswer });
    export type Booking = z.infer<typeof Booking>;`,
  "packages/demo/src/people.ts": `
    import { makeBooking } from "../../../apps/api/test/factories/bookings.ts";
    export const demoPeople = [makeBooking];`,
  "packages/format/src/money.ts": `
    import { ErrorAnswer } from "@boab/contracts/common/errors";
    export const formatMoney = () => ErrorAnswer;`,
  "packages/art/src/index.ts": "export const drawMask = () => 1;",
  "packages/tracing/src/tracing.ts": `
    import type { Tracing } from "./open-telemetry.ts";
    export const startTracing = (): Promise<{ tracing: Tracing }> => import("./open-telemetry.ts");`,
  "packages/tracing/src/open-telemetry.ts": `
    import { trace } from "@opentelemetry/api";
    export type Tracing = typeof trace;
    export const tracing = trace;`,
  "tools/stripe-sandbox/src/index.ts": "export const startSandbox = () => 1;",
  "tools/stripe-sandbox/src/money/charge.ts": "export const charge = 1;",
  "tools/stripe-sandbox/src/pages/page.ts": `
    import { charge } from "../money/charge.ts";
    export const page = charge;`,

  "apps/api/src/platform/config/config.ts": `
    import { env } from "node:process";
    export const config = { port: env["PORT"] };`,
  "apps/api/src/platform/stripe/connect-stripe.ts": `
    import Stripe from "stripe";
    export const connectStripe = () => Stripe;`,
  "apps/api/src/platform/db/db.ts": `
    import type { Kysely } from "kysely";
    export type Db = Kysely<unknown>;`,
  "apps/api/src/platform/db/types.generated.ts": `
    export interface DB {
      "accounts.profile": 1;
      "accounts.v_person": 1;
      "bookings.booking": 1;
      "bookings.v_booking": 1;
      "directory.business": 1;
      "directory.galleryPicture": 1;
      "directory.vBusiness": 1;
      "payments.payout_account": 1;
      "payments.sale": 1;
      "payments.v_payout_account": 1;
      "platform.audit_entry": 1;
      "reviews.summary": 1;
      "reviews.v_summary": 1;
    }`,
  "apps/api/src/platform/errors/app-error.ts": "export class AppError extends Error {}",
  "apps/api/src/platform/clock/clock.ts": "export const now = () => new Date();",
  "apps/api/src/platform/identity/identity.ts": `
    import { getAuth } from "firebase-admin";
    export const identity = getAuth;`,
  "apps/api/src/platform/mail/mail.ts": `
    import { createTransport } from "nodemailer";
    export const mail = createTransport;`,
  "apps/api/src/platform/http/route.ts": `
    import fastify from "fastify";
    import { ErrorAnswer } from "@boab/contracts/common/errors";
    export const route = [fastify, ErrorAnswer];`,

  "apps/api/src/areas/accounts/index.ts": `
    export { findProfile } from "./profiles/find-profile.ts";`,
  "apps/api/src/areas/accounts/profiles/find-profile.ts": `
    import { AppError } from "#platform/errors/app-error.ts";
    export const findProfile = () => new AppError();`,
  "apps/api/src/areas/stripe-events/index.ts": "export const takeReadingNumber = () => 1;",
  "apps/api/src/areas/payouts/index.ts": "export const findPayee = () => 1;",
  "apps/api/src/areas/billing/index.ts": "export const ensureCustomer = () => 1;",
  "apps/api/src/areas/checkout/index.ts": "export const checkOut = () => 1;",
  "apps/api/src/areas/search/index.ts": "export const searchAll = () => 1;",
  "apps/api/src/areas/payments/index.ts": `
    export { capture } from "./checkout/capture.ts";`,
  "apps/api/src/areas/payments/checkout/capture.ts": `
    import { connectStripe } from "#platform/stripe/connect-stripe.ts";
    import { callStripe } from "./stripe.repository.ts";
    export const capture = () => [callStripe, connectStripe];`,
  "apps/api/src/areas/payments/checkout/stripe.repository.ts": `
    import type { Db } from "#platform/db/db.ts";
    export const callStripe = (db: Db) => db;`,
  "apps/api/src/areas/marketplace/index.ts": "export const findStore = () => 1;",
  "apps/api/src/areas/media/index.ts": "export const findVideo = () => 1;",
  "apps/api/src/areas/magazine/index.ts": "export const findArticle = () => 1;",
  "apps/api/src/areas/outreach/index.ts": "export const sendNotice = () => 1;",
  "apps/api/src/areas/admin/index.ts": "export const listUsers = () => 1;",
  "apps/api/src/areas/directory/index.ts": "export const findBusiness = () => 1;",
  "apps/api/src/areas/reviews/index.ts": "export const findReview = () => 1;",
  "apps/api/src/areas/jobs/index.ts": "export const findJob = () => 1;",
  "apps/api/src/areas/bookings/index.ts": `
    export { requestBooking } from "./bookings/request-booking.ts";`,
  "apps/api/src/areas/bookings/bookings/booking.rules.ts": `
    import type { Booking } from "@boab/contracts/bookings/bookings";
    import { countSlots } from "./slot.rules.ts";
    export const mayBook = (booking: Booking) => [booking, countSlots];`,
  "apps/api/src/areas/bookings/bookings/slot.rules.ts": "export const countSlots = 1;",
  "apps/api/src/areas/bookings/bookings/bookings.repository.ts": `
    import { sql } from "kysely";
    import type { Db } from "#platform/db/db.ts";
    import { AppError } from "#platform/errors/app-error.ts";
    export const findBooking = (db: Db) => [
      db
        .selectFrom("bookings.booking as booking")
        .innerJoin("directory.vBusiness as business", "business.id", "booking.business_id"),
      db.updateTable("bookings.booking").from("accounts.v_person"),
      sql\`delete from bookings.booking using directory.v_business as business\`,
      AppError,
    ];`,
  "apps/api/src/areas/bookings/bookings/request-booking.ts": `
    import { findProfile } from "#areas/accounts/index.ts";
    import { findBusiness } from "#areas/directory/index.ts";
    import { capture } from "#areas/payments/index.ts";
    import { now } from "#platform/clock/clock.ts";
    import { mayBook } from "./booking.rules.ts";
    import { findBooking } from "./bookings.repository.ts";
    import { bookingTasks } from "./bookings.tasks.ts";
    export const requestBooking = () =>
      [findProfile, findBusiness, capture, now, mayBook, findBooking, bookingTasks];`,
  "apps/api/src/areas/bookings/bookings/bookings.routes.ts": `
    import type { FastifyInstance } from "fastify";
    import { Booking } from "@boab/contracts/bookings/bookings";
    import { route } from "#platform/http/route.ts";
    import { requestBooking } from "./request-booking.ts";
    export const bookingRoutes = (app: FastifyInstance) => [app, Booking, route, requestBooking];`,
  "apps/api/src/areas/bookings/bookings/bookings.tasks.ts": `
    import { remindCustomer } from "./remind-customer.ts";
    export const bookingTasks = [remindCustomer];`,
  "apps/api/src/areas/bookings/bookings/remind-customer.ts": `
    export const remindCustomer = () => 1;`,
  "apps/api/src/areas/bookings/bookings/request-booking.test.ts": `
    import { makeBooking } from "#test/factories/bookings.ts";
    import { requestBooking } from "./request-booking.ts";
    export const tested = [makeBooking, requestBooking];`,
  "apps/api/src/wiring.ts": `
    import { bookingRoutes } from "#areas/bookings/bookings/bookings.routes.ts";
    import { bookingTasks } from "#areas/bookings/bookings/bookings.tasks.ts";
    export const wiring = [bookingRoutes, bookingTasks];`,
  "apps/api/src/app.ts": `
    import { wiring } from "./wiring.ts";
    export const app = wiring;`,
  "apps/api/test/factories/bookings.ts": `
    import { findBooking } from "#areas/bookings/bookings/bookings.repository.ts";
    export const makeBooking = () => findBooking;`,

  "apps/web/app/ui/actions/button.tsx": "export const Button = () => null;",
  "apps/web/app/lib/api-client.ts": `
    import { ErrorAnswer } from "@boab/contracts/common/errors";
    export const callApi = () => ErrorAnswer;`,
  "apps/web/app/lib/session/session.server.ts": `
    import type { Profile } from "@boab/contracts/accounts/profiles";
    export type Session = Profile;`,
  "apps/web/app/areas/bookings/booking-form.tsx": `
    import { Booking } from "@boab/contracts/bookings/bookings";
    import { callApi } from "#lib/api-client.ts";
    import { Button } from "#ui/actions/button.tsx";
    export const BookingForm = () => [Booking, callApi, Button];`,
  "apps/web/app/areas/accounts/identity-provider.ts": `
    import { getAuth } from "firebase/auth";
    export const signIn = getAuth;`,
  "apps/web/app/shell/header.test.tsx": `
    import page from "../routes/directory/business.tsx";
    export const everyLinkLeadsSomewhere = page;`,
  "apps/web/app/shell/header.tsx": `
    import { Button } from "#ui/actions/button.tsx";
    export const Header = Button;`,
  "apps/web/app/routes/directory/business.tsx": `
    import { BookingForm } from "#areas/bookings/booking-form.tsx";
    import { signIn } from "#areas/accounts/identity-provider.ts";
    import { Header } from "#shell/header.tsx";
    export default [BookingForm, signIn, Header];`,

  "scripts/tool.ts": "export const tool = 1;",
  "e2e/bookings.spec.ts": `
    import { Booking } from "@boab/contracts/bookings/bookings";
    export const journey = Booking;`,
};

/** npm packages the tree imports, by the folder they are installed in; each is an empty package. */
export const npmPackages = [
  "zod",
  "kysely",
  "fastify",
  "pg-boss",
  "ioredis",
  "stripe",
  "firebase-admin",
  "firebase",
  "sharp",
  "yauzl",
  "@aws-sdk/client-s3",
  "kysely-codegen",
  "react",
  "@opentelemetry/api",
].map((name) => `node_modules/${name}`);

/** npm installs a package into a workspace's own folder when the root has another version of it. */
export const nestedNpmPackages = ["apps/api/node_modules/nodemailer"];
