import type { AccessRequest } from "@boab/contracts/accounts/access-requests";
import { z } from "zod";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { AccountsDeps } from "../deps.ts";
import { listRequests } from "./access-requests.repository.ts";

const defaultLimit = 25;

interface Page {
  status?: AccessRequest["status"] | undefined;
  accessType?: AccessRequest["accessType"] | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Staff page through access requests, newest first. */
export async function listAccessRequests({ db }: Pick<AccountsDeps, "db">, page: Page) {
  const limit = page.limit ?? defaultLimit;
  const rows = await listRequests(db, {
    limit: limit + 1,
    status: page.status,
    accessType: page.accessType,
    after: readPosition(page.cursor, z.uuid()),
  });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(({ request }) => request), nextCursor };
}
