interface Violation {
  /** Where the violating file is written, inside the clean tree. */
  file: string;
  content: string;
  /** Further files it needs to be a violation. */
  besides?: Record<string, string>;
  /** Every rule that must report this file; no other may. */
  rules: string[];
}

const api = "apps/api/src";
const bookings = `${api}/areas/bookings/bookings`;
const web = "apps/web/app";

export const violations: Violation[] = [
  // Everywhere
  {
    file: `${bookings}/circle-one.ts`,
    content: `import type { Two } from "./circle-two.ts"; export type One = Two;`,
    besides: {
      [`${bookings}/circle-two.ts`]: `import type { One } from "./circle-one.ts"; export type Two = One;`,
    },
    rules: ["no-circles"],
  },
  {
    file: `${bookings}/import-nothing.ts`,
    content: `import { gone } from "./gone.ts"; export const x = gone;`,
    rules: ["no-unresolved"],
  },
  {
    file: `${bookings}/use-a-factory.ts`,
    content: `import { makeBooking } from "#test/factories/bookings.ts"; export const x = makeBooking;`,
    rules: ["no-test-code-in-product"],
  },
  {
    file: `${api}/seed-at-start.ts`,
    content: `import { demoPeople } from "@boab/demo/people"; export const x = demoPeople;`,
    rules: ["no-demo-in-product"],
  },
  {
    file: `${api}/pay-in-the-sandbox.ts`,
    content: `import { startSandbox } from "@boab/stripe-sandbox"; export const x = startSandbox;`,
    rules: ["no-demo-in-product"],
  },
  {
    file: "tools/stripe-sandbox/src/money/know-the-seller.ts",
    content: `import { drawMask } from "../../../../packages/art/src/index.ts"; export const x = drawMask;`,
    rules: ["sandbox-knows-only-stripe"],
  },
  {
    file: "tools/stripe-sandbox/src/money/ask-the-page.ts",
    content: `import { page } from "../pages/page.ts"; export const x = page;`,
    rules: ["sandbox-state-below-its-edges"],
  },
  {
    file: `${web}/lib/use-a-script.ts`,
    content: `import { tool } from "../../../../scripts/tool.ts"; export const x = tool;`,
    rules: ["no-tooling-in-product"],
  },
  {
    file: "packages/art/src/use-the-api.ts",
    content: `import { now } from "../../../apps/api/src/platform/clock/clock.ts"; export const x = now;`,
    rules: ["packages-below-apps"],
  },
  {
    file: "packages/demo/src/use-the-inside.ts",
    content: `export { requestBooking } from "../../../apps/api/src/areas/bookings/index.ts";`,
    rules: ["packages-below-apps"],
  },
  {
    file: "packages/art/test/use-a-factory.ts",
    content: `import { makeBooking } from "../../../apps/api/test/factories/bookings.ts"; export const x = makeBooking;`,
    rules: ["packages-without-factories"],
  },
  {
    file: "e2e/look-inside.spec.ts",
    content: `import { findBooking } from "../apps/api/src/areas/bookings/bookings/bookings.repository.ts"; export const x = findBooking;`,
    rules: ["journeys-from-outside"],
  },

  // Third parties, each used in one place
  {
    file: `${bookings}/charge-the-card.ts`,
    content: `import Stripe from "stripe"; export const x = Stripe;`,
    rules: ["only-one-adapter-knows-the-stripe-sdk", "use-cases-know-no-tools"],
  },
  {
    file: `${api}/areas/payments/checkout/charge-directly.ts`,
    content: `import type Stripe from "stripe"; export type X = Stripe;`,
    rules: ["only-one-adapter-knows-the-stripe-sdk", "use-cases-know-no-tools"],
  },
  {
    file: `${bookings}/charge-through-the-adapter.ts`,
    content: `import { connectStripe } from "#platform/stripe/connect-stripe.ts"; export const x = connectStripe;`,
    rules: ["only-payments-know-stripe"],
  },
  {
    file: `${api}/platform/http/charge.ts`,
    content: `export const x = () => import("stripe");`,
    rules: ["only-one-adapter-knows-the-stripe-sdk"],
  },
  {
    file: `${api}/platform/http/verify-token.ts`,
    content: `import { getAuth } from "firebase-admin"; export const x = getAuth;`,
    rules: ["only-identity-knows-the-provider"],
  },
  {
    file: `${api}/platform/http/fetch-object.ts`,
    content: `import { S3Client } from "@aws-sdk/client-s3"; export const x = S3Client;`,
    rules: ["only-storage-knows-the-store"],
  },
  {
    file: `${api}/platform/http/shrink-picture.ts`,
    content: `import sharp from "sharp"; export const x = sharp;`,
    rules: ["only-uploads-open-files"],
  },
  {
    file: `${bookings}/unpack-a-file.ts`,
    content: `import { fromBuffer } from "yauzl"; export const x = fromBuffer;`,
    rules: ["only-uploads-open-files"],
  },
  {
    file: `${web}/shell/signed-in.tsx`,
    content: `import { getAuth } from "firebase/auth"; export const x = getAuth;`,
    rules: ["only-sign-in-knows-the-provider"],
  },
  {
    file: `${bookings}/trace-a-booking.ts`,
    content: `import { trace } from "@opentelemetry/api"; export const x = trace;`,
    rules: ["telemetry-loads-late"],
  },
  {
    file: `${api}/platform/http/load-tracing-early.ts`,
    content: `import { tracing } from "../../../../../packages/tracing/src/open-telemetry.ts"; export const x = tracing;`,
    rules: ["telemetry-loads-late"],
  },
  {
    file: `${bookings}/read-a-setting.ts`,
    content: `import { env } from "node:process"; export const x = env;`,
    rules: ["settings-from-config"],
  },
  {
    file: `${bookings}/read-the-environment.ts`,
    content: "export const x = process.env.PORT;",
    rules: ["noProcessEnv"],
  },
  {
    file: `${web}/lib/read-the-environment.ts`,
    content: "export const x = process.env.API_ORIGIN;",
    rules: ["noProcessEnv"],
  },

  // Contracts and platform
  {
    file: "packages/contracts/src/directory/use-node.ts",
    content: `import { join } from "node:path"; export const x = join;`,
    rules: ["contracts-know-only-zod"],
  },
  {
    file: "packages/contracts/src/directory/use-react.ts",
    content: `import type { ReactNode } from "react"; export type X = ReactNode;`,
    rules: ["contracts-know-only-zod"],
  },
  {
    file: "packages/format/src/booking-time.ts",
    content: `import type { Booking } from "@boab/contracts/bookings/bookings"; export type X = Booking;`,
    rules: ["formats-know-only-contracts"],
  },
  {
    file: `${api}/platform/mail/booking-mail.ts`,
    content: `import { requestBooking } from "#areas/bookings/index.ts"; export const x = requestBooking;`,
    rules: ["platform-knows-no-business", "only-wiring-knows-the-areas"],
  },
  {
    file: `${api}/platform/http/ask-wiring.ts`,
    content: `import { wiring } from "../../wiring.ts"; export const x = wiring;`,
    rules: ["platform-knows-no-business"],
  },
  {
    file: `${api}/second-wiring.ts`,
    content: `import { bookingRoutes } from "#areas/bookings/bookings/bookings.routes.ts"; export const x = bookingRoutes;`,
    rules: ["only-wiring-knows-the-areas"],
  },
  {
    file: `${api}/platform/db/write-types.ts`,
    content: `import { generate } from "kysely-codegen"; export const x = generate;`,
    rules: ["product-without-dev-dependencies"],
  },

  // Layers of an area
  {
    file: `${bookings}/price.rules.ts`,
    content: `import type { Db } from "#platform/db/db.ts"; export type X = Db;`,
    rules: ["rules-are-pure"],
  },
  {
    file: `${bookings}/expiry.rules.ts`,
    content: `import { now } from "#platform/clock/clock.ts"; export const x = now;`,
    rules: ["rules-are-pure"],
  },
  {
    file: `${bookings}/file.rules.ts`,
    content: `import { readFile } from "node:fs/promises"; export const x = readFile;`,
    rules: ["rules-are-pure"],
  },
  {
    file: `${bookings}/decides.repository.ts`,
    content: `import { mayBook } from "./booking.rules.ts"; export const x = mayBook;`,
    rules: ["repositories-are-only-sql"],
  },
  {
    file: `${bookings}/calls-back.repository.ts`,
    content: `import { requestBooking } from "./request-booking.ts"; export const x = requestBooking;`,
    rules: ["repositories-are-only-sql"],
  },
  {
    file: `${bookings}/answer-http.ts`,
    content: `import type { FastifyReply } from "fastify"; export type X = FastifyReply;`,
    rules: ["use-cases-know-no-tools"],
  },
  {
    file: `${bookings}/query-directly.ts`,
    content: `import { sql } from "kysely"; export const x = sql;`,
    rules: ["use-cases-know-no-tools"],
  },
  {
    file: `${bookings}/call-a-route.ts`,
    content: `import { bookingRoutes } from "./bookings.routes.ts"; export const x = bookingRoutes;`,
    rules: ["use-cases-do-not-import-routes"],
  },
  {
    file: `${bookings}/decides.routes.ts`,
    content: `import { mayBook } from "./booking.rules.ts"; export const x = mayBook;`,
    rules: ["edges-are-thin"],
  },
  {
    file: `${bookings}/queries.tasks.ts`,
    content: `import { findBooking } from "./bookings.repository.ts"; export const x = findBooking;`,
    rules: ["edges-are-thin"],
  },
  {
    file: `${bookings}/abroad.routes.ts`,
    content: `import { findProfile } from "#areas/accounts/index.ts"; export const x = findProfile;`,
    rules: ["edges-stay-in-their-area"],
  },
  {
    file: `${bookings}/import-the-inside.ts`,
    content: `import { findProfile } from "#areas/accounts/profiles/find-profile.ts"; export const x = findProfile;`,
    rules: ["areas-use-public-apis"],
  },

  // The order of areas
  ...[
    ["accounts", "directory"],
    ["uploads", "stripe-events"],
    ["stripe-events", "billing"],
    ["payouts", "payments"],
    ["billing", "payouts"],
    ["payments", "marketplace"],
    ["moderation", "directory"],
    ["directory", "marketplace"],
    ["marketplace", "directory"],
    ["directory", "media"],
    ["media", "magazine"],
    ["directory", "bookings"],
    ["media", "reviews"],
    ["magazine", "jobs"],
    ["bookings", "reviews"],
    ["jobs", "bookings"],
    ["reviews", "search"],
    ["bookings", "outreach"],
    ["jobs", "admin"],
    ["outreach", "admin"],
    ["admin", "outreach"],
    ["bookings", "checkout"],
    ["checkout", "search"],
    ["search", "admin"],
    ["reconciliation", "outreach"],
  ].map(([area, other]) => ({
    file: `${api}/areas/${area}/topic/import-${other}.ts`,
    content: `import * as other from "#areas/${other}/index.ts"; export const x = other;`,
    rules: [`area-order-${area}`],
  })),

  // The order of areas in queries
  {
    file: `${api}/areas/directory/listings/read-later.repository.ts`,
    content: `import type { Db } from "#platform/db/db.ts"; export const x = (db: Db) => db.selectFrom("reviews.v_summary");`,
    rules: ["sql-reads-earlier-areas"],
  },
  {
    file: `${api}/areas/jobs/board/read-beside.repository.ts`,
    content: `import { sql } from "kysely"; export const x = sql\`exists (select from bookings.v_booking)\`;`,
    rules: ["sql-reads-earlier-areas"],
  },
  {
    file: `${api}/platform/audit/read-an-area.ts`,
    content: `export const x = "select from accounts.v_person";`,
    rules: ["sql-reads-earlier-areas"],
  },
  {
    file: `${bookings}/read-the-table.repository.ts`,
    content: `import type { Db } from "#platform/db/db.ts"; export const x = (db: Db) => db.selectFrom("directory.gallery_picture");`,
    rules: ["sql-reads-published-views"],
  },
  {
    file: `${bookings}/join-the-table.repository.ts`,
    content: `import type { Db } from "#platform/db/db.ts"; export const x = (db: Db) => db.selectFrom("bookings.booking").innerJoin("directory.business as business", "business.id", "booking.business_id");`,
    rules: ["sql-reads-published-views"],
  },
  {
    file: `${bookings}/join-in-text.repository.ts`,
    content: `import { sql } from "kysely"; export const x = (id: string) => sql\`select from bookings.booking where id = \${id} and exists (select from accounts.profile where id = \${id})\`;`,
    rules: ["sql-reads-published-views"],
  },
  {
    file: `${bookings}/read-platform.ts`,
    content: `export const x = "platform.auditEntry";`,
    rules: ["sql-reads-published-views"],
  },
  {
    file: `${api}/areas/payments/sales/read-payouts.repository.ts`,
    content: `import type { Db } from "#platform/db/db.ts"; export const x = (db: Db) => [db.selectFrom("payments.sale"), db.selectFrom("payments.payout_account")];`,
    rules: ["sql-reads-published-views"],
  },
  {
    file: `${bookings}/write-abroad.repository.ts`,
    content: `import type { Db } from "#platform/db/db.ts"; export const x = (db: Db) => db.insertInto("directory.business");`,
    rules: ["sql-writes-own-tables"],
  },
  {
    file: `${bookings}/write-a-view.repository.ts`,
    content: `import type { Db } from "#platform/db/db.ts"; export const x = (db: Db) => db.updateTable("directory.v_business as business");`,
    rules: ["sql-writes-own-tables"],
  },
  {
    file: `${bookings}/write-in-text.repository.ts`,
    content: `import { sql } from "kysely"; export const x = (id: string) => sql\`with gone as (delete from directory.business where id = \${id}) select 1\`;`,
    rules: ["sql-writes-own-tables"],
  },

  // Topics of one area: two files that do not import each other, of two topics that do.
  {
    file: `${api}/areas/jobs/board/ask-the-posting.ts`,
    content: `import { posting } from "../postings/posting.ts"; export const x = posting;`,
    besides: { [`${api}/areas/jobs/postings/posting.ts`]: "export const posting = 1;" },
    rules: ["topics-import-one-way"],
  },
  {
    file: `${api}/areas/jobs/postings/ask-the-board.ts`,
    content: `import type { Board } from "../board/board.ts"; export type X = Board;`,
    besides: { [`${api}/areas/jobs/board/board.ts`]: "export type Board = 1;" },
    rules: ["topics-import-one-way"],
  },

  // The web
  {
    file: `${web}/routes/directory/shortcut.tsx`,
    content: `import { findBooking } from "../../../../api/src/areas/bookings/bookings/bookings.repository.ts"; export default findBooking;`,
    rules: ["web-calls-the-api-over-http"],
  },
  {
    file: `${api}/platform/http/render-page.ts`,
    content: `import { Button } from "../../../../web/app/ui/actions/button.tsx"; export const x = Button;`,
    rules: ["api-knows-no-pages", "platform-knows-no-business"],
  },
  {
    file: `${web}/areas/marketplace/item-card.tsx`,
    content: `import { BookingForm } from "#areas/bookings/booking-form.tsx"; export const x = BookingForm;`,
    rules: ["web-areas-are-independent"],
  },
  {
    file: `${web}/areas/directory/knows-its-page.tsx`,
    content: `import page from "../../routes/directory/business.tsx"; export const x = page;`,
    rules: ["web-areas-below-pages"],
  },
  {
    file: `${web}/areas/directory/knows-the-frame.tsx`,
    content: `import { Header } from "#shell/header.tsx"; export const x = Header;`,
    rules: ["web-areas-below-pages"],
  },
  {
    file: `${web}/shell/menu.tsx`,
    content: `import page from "../routes/directory/business.tsx"; export const x = page;`,
    rules: ["shell-below-pages"],
  },
  {
    file: `${web}/ui/booking-button.tsx`,
    content: `import { BookingForm } from "#areas/bookings/booking-form.tsx"; export const x = BookingForm;`,
    rules: ["design-system-has-no-business"],
  },
  {
    file: `${web}/lib/booking-words.ts`,
    content: `import type { Booking } from "@boab/contracts/bookings/bookings"; export type X = Booking;`,
    rules: ["design-system-common-words-only"],
  },
  {
    file: `${web}/lib/session/session-of-bookings.ts`,
    content: `import type { Booking } from "@boab/contracts/bookings/bookings"; export type X = Booking;`,
    rules: ["session-knows-the-person-only"],
  },
  {
    file: `${web}/lib/uploads/booking-file.ts`,
    content: `import type { Booking } from "@boab/contracts/bookings/bookings"; export type X = Booking;`,
    rules: ["sending-knows-files-only"],
  },
];
