import { useEffect, useState } from "react";

/** The typed values of the recipient's fields, by field name. */
export type RecipientDraft = Readonly<Record<string, string>>;

const fieldNames = ["name", "phone", "street", "suburb", "state", "postcode"].map(
  (field) => `recipient.${field}`,
);

/** The key contains the user id, so that the next person who signs in in this tab doesn't see the draft. */
const getStorageKey = (userId: string) => `boab.recipient.${userId}`;

function read(userId: string): RecipientDraft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(getStorageKey(userId)) ?? "{}");
    const entries = Object.entries(draft ?? {}).filter(
      ([name, value]) => fieldNames.includes(name) && typeof value === "string",
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/**
 * Stores the typed address in this tab until it is sent, so that an expired session doesn't lose it. It is never part
 * of a page's HTML.
 */
export function useRecipientDraft(userId: string) {
  const [draft, setDraft] = useState<RecipientDraft>({});
  useEffect(() => setDraft(read(userId)), [userId]);
  return {
    draft,
    save(form: HTMLFormElement) {
      const values = new FormData(form);
      const typed = Object.fromEntries(
        fieldNames.map((name) => [name, String(values.get(name) ?? "")]),
      );
      try {
        sessionStorage.setItem(getStorageKey(userId), JSON.stringify(typed));
      } catch {
        // Without storage the page works all the same.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(getStorageKey(userId));
      } catch {
        // There was nothing to remove.
      }
    },
  };
}
