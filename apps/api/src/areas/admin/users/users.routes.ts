import { listUsers as listUsersCall } from "@boab/contracts/admin/users";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { AdminParts } from "../parts.ts";
import { listUsers } from "./list-users.ts";

export const userRoutes = (parts: AdminParts): Route[] => [
  route(listUsersCall, { access: staff }, ({ member, query, origin }) =>
    listUsers(parts, member(), query, origin),
  ),
];
