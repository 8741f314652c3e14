import type pg from "pg";
import type { Planted } from "./plant.ts";

/** Somebody who reads a page, a response or an email. */
export interface Reader {
  role: string;
  userId?: string;
  /** Of an email: whose mailbox it is. */
  email?: string;
}

const toMap = (rows: { key: string; value: string }[]) =>
  new Map(rows.map(({ key, value }) => [key, value]));

/** Who may read what is planted, by table: the people it is about, and those who have to do with it. */
export async function readAudiences(db: pg.Pool) {
  const { rows } = await db.query<{ business: string; person: string }>(
    `select id as business, owner_id as person from directory.business
     union all select business_id, profile_id from directory.member`,
  );
  const managerKeys = new Set(rows.map(({ business, person }) => `${business} ${person}`));
  const pairs = async (sql: string) =>
    toMap((await db.query<{ key: string; value: string }>(sql)).rows);
  const businessByJob = await pairs("select id as key, business_id as value from jobs.posting");
  const authorByDecision = await pairs(
    "select id as key, author_id as value from moderation.decision",
  );
  const ownerByStore = await pairs("select id as key, user_id as value from marketplace.store");
  const buyerByOrder = await pairs(
    "select id as key, buyer_id as value from marketplace.store_order",
  );
  const sellerByOrder = await pairs(
    `select placed.id as key, store.user_id as value from marketplace.store_order as placed
     join marketplace.store on store.id = placed.store_id`,
  );
  const writerByDocument = await pairs(
    "select id as key, owner_id as value from magazine.document",
  );
  const userIdByEmail = await pairs("select email as key, id as value from accounts.profile");

  const toReader = (email: string): Reader => {
    const userId = userIdByEmail.get(email);
    return { role: "mailbox", email, ...(userId && { userId }) };
  };

  const mayRead = ({ table, column, row }: Planted, { role, userId, email }: Reader): boolean => {
    const isAdmin = role === "admin";
    const isStaff = isAdmin || role === "moderator";
    const isNamedIn = (...columns: string[]) =>
      columns.some((one) => userId !== undefined && row[one] === userId) ||
      (email !== undefined && (row.email === email || row.customer_email === email));
    const manages = (business: unknown) => managerKeys.has(`${business} ${userId}`);
    switch (table) {
      case "accounts.profile":
        return isNamedIn("id") || isStaff;
      case "accounts.access_request":
        return isNamedIn("user_id") || isStaff;
      case "bookings.booking":
        if (column === "business_notes") return manages(row.business_id) || isStaff;
        return isNamedIn("user_id") || manages(row.business_id) || isStaff;
      case "bookings.customer":
        return isNamedIn("user_id") || manages(row.business_id) || isStaff;
      case "bookings.waitlist_place":
        return isNamedIn("user_id");
      case "bookings.name_request":
        return isNamedIn() || manages(row.business_id) || isStaff;
      case "bookings.settings":
      case "bookings.teammate":
        return manages(row.business_id) || isStaff;
      case "directory.business":
        return !row.hide_address || manages(row.id) || isStaff;
      case "directory.member_invitation":
        return isNamedIn() || manages(row.business_id) || isStaff;
      case "jobs.application":
        if (column === "internal_note") return manages(row.business_id) || isAdmin;
        return isNamedIn() || manages(row.business_id) || isAdmin;
      case "magazine.document":
        return isNamedIn("owner_id") || isStaff;
      case "magazine.document_version":
        return writerByDocument.get(String(row.document_id)) === userId || isStaff;
      case "marketplace.store":
        return isNamedIn("user_id") || isStaff;
      case "marketplace.checkout":
        return isNamedIn("buyer_id");
      case "marketplace.store_order":
        return (
          isNamedIn("buyer_id") ||
          (userId !== undefined && ownerByStore.get(String(row.store_id)) === userId) ||
          isAdmin
        );
      case "marketplace.order_problem":
      case "marketplace.order_message": {
        const sides = [buyerByOrder, sellerByOrder].map((of) => of.get(String(row.order_id)));
        return (userId !== undefined && sides.includes(userId)) || isAdmin;
      }
      case "moderation.decision":
        return isNamedIn("author_id") || isStaff;
      case "uploads.upload":
        return (
          isNamedIn("owner_id") || manages(businessByJob.get(String(row.target_id))) || isAdmin
        );
      case "payments.payout_account":
      case "payments.invoice":
      case "payments.plan_checkout":
        return isNamedIn("user_id") || isAdmin;
      case "payments.payment":
        return isNamedIn("buyer_id") || isAdmin;
      case "moderation.appeal":
        return authorByDecision.get(String(row.decision_id)) === userId || isStaff;
      case "directory.listing_report":
      case "moderation.report":
      case "outreach.enquiry":
      case "outreach.subscriber":
      case "platform.audit_personal":
        return isNamedIn("reporter_id") || isStaff;
      default:
        return false;
    }
  };
  return { mayRead, toReader };
}
