import { createHmac } from "node:crypto";
import type { EmailTopic } from "@boab/contracts/common/consents";
import type { Db, Tx } from "../db/db.ts";
import { hashToken } from "../ids/ids.ts";

/** Stands in a written email for the recipient's own link, which is added as the email is sent. */
export const unsubscribePlaceholder = "{unsubscribe-url}";

export interface UnsubscribeSettings {
  /** Derives the tokens, so that none is stored and every email of a topic has the same one. */
  unsubscribeKey: string;
  publicOrigin: string;
}

interface Links {
  /** The page that asks for confirmation. */
  url: string;
  headers: Record<string, string>;
}

/** Stores the recipient's link. It never expires, because people unsubscribe from old emails too. */
export async function makeUnsubscribeLinks(
  tx: Tx,
  { unsubscribeKey, publicOrigin }: UnsubscribeSettings,
  recipient: string,
  topic: EmailTopic,
): Promise<Links> {
  const email = recipient.toLowerCase();
  const token = createHmac("sha256", unsubscribeKey)
    .update(JSON.stringify([email, topic]))
    .digest("base64url");
  await tx
    .insertInto("platform.unsubscribeLink")
    .values({ tokenHash: hashToken(token), email, topic })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    url: `${publicOrigin}/emails/unsubscribe?token=${token}`,
    // With these headers, mail programs show their own button that unsubscribes without opening a page (RFC 8058).
    headers: {
      "List-Unsubscribe": `<${publicOrigin}/emails/one-click?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

export function findUnsubscribeLink(db: Db, token: string) {
  return db
    .selectFrom("platform.unsubscribeLink")
    .select(["email", "topic"])
    .where("tokenHash", "=", hashToken(token))
    .executeTakeFirst();
}
