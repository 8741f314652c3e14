import { serverOwnedFields } from "@boab/contracts/common/server-owned-fields";
import type { JsonSchema } from "../../../apps/api/test/string-fields.ts";

/** What somebody tries who knows other shops, frameworks and databases. */
const temptingNames = [
  "id",
  "_id",
  "uuid",
  "owner",
  "ownerId",
  "owner_id",
  "userId",
  "user_id",
  "uid",
  "createdBy",
  "tenantId",
  "accountId",
  "businessId",
  "storeId",
  "sellerId",
  "buyerId",
  "authorId",
  "role",
  "roles",
  "isAdmin",
  "is_admin",
  "admin",
  "isStaff",
  "isSuperuser",
  "permissions",
  "scope",
  "scopes",
  "groups",
  "adminStatus",
  "userStatus",
  "merchantStatus",
  "magStatus",
  "price",
  "priceCents",
  "price_cents",
  "amount",
  "amountCents",
  "total",
  "totalCents",
  "fee",
  "feeCents",
  "discount",
  "currency",
  "balance",
  "credit",
  "refunded",
  "paid",
  "plan",
  "status",
  "state",
  "verified",
  "isVerified",
  "emailVerified",
  "approved",
  "isApproved",
  "approvedAt",
  "published",
  "isPublished",
  "publishedAt",
  "isPublic",
  "isFeatured",
  "isHidden",
  "createdAt",
  "created_at",
  "updatedAt",
  "deletedAt",
  "deleted_at",
  "isDeleted",
  "expiresAt",
  "password",
  "passwordHash",
  "token",
  "apiKey",
  "secret",
  "sessionId",
  "stripe_account_id",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "$set",
  "$where",
  "$ref",
];

export const forbiddenNames: readonly string[] = [
  ...new Set([...temptingNames, ...serverOwnedFields]),
];

/** A value that would be taken if the name were. */
export function getTemptingValue(name: string): unknown {
  if (/^(is|has|may|can)[A-Z_]|verified$|approved$|published$|^(paid|refunded|admin)$/i.test(name))
    return true;
  if (/cents|amount|price|total|fee|discount|balance|credit|count|rating|views|likes/i.test(name))
    return 1;
  if (/At$|_at$/.test(name)) return "2020-01-01T00:00:00.000Z";
  if (/adminStatus|role/i.test(name)) return "Admin";
  return /status|state/i.test(name) ? "Approved" : "1";
}

const listBranches = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(listBranches),
];

/** The fields that a request may have, with what they may hold. */
export const listDeclaredFields = (schema: JsonSchema): Map<string, JsonSchema> =>
  new Map(listBranches(schema).flatMap(({ properties = {} }) => Object.entries(properties)));

/** Every name of a field in a schema, however deep. */
export function listFieldNames(schema: JsonSchema): string[] {
  const { properties = {}, items, prefixItems = [], additionalProperties } = schema;
  const inner = [...Object.values(properties), ...prefixItems, ...(items ? [items] : [])];
  if (typeof additionalProperties === "object") inner.push(additionalProperties);
  return [
    ...Object.keys(properties),
    ...[...inner, ...listBranches(schema).slice(1)].flatMap(listFieldNames),
  ];
}

type Body = Record<string, unknown>;

/** The body with one field more: at its top and, where nothing inside is called so, in each object inside it. */
export function* insertField(
  body: Body,
  name: string,
  value: unknown,
  includesNested: boolean,
): Generator<Body> {
  yield { ...body, [name]: value };
  for (const [key, inner] of includesNested ? Object.entries(body) : []) {
    const [first] = Array.isArray(inner) ? inner : [inner];
    if (typeof first !== "object" || first === null) continue;
    for (const filled of insertField(first as Body, name, value, true))
      yield { ...body, [key]: Array.isArray(inner) ? [filled, ...inner.slice(1)] : filled };
  }
}
