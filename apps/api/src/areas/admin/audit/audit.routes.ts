import { listAudit as listAuditCall } from "@boab/contracts/admin/audit";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { AdminDeps } from "../deps.ts";
import { listAudit } from "./list-audit.ts";

export const auditRoutes = (deps: AdminDeps): Route[] => [
  route(
    listAuditCall,
    { access: staff, staffRead: { act: "list audit log", objectType: "audit log" } },
    ({ member, query }) => listAudit(deps, member(), query),
  ),
];
