import type { Call } from "@boab/contracts/common/call";
import { serverOwnedFields } from "@boab/contracts/common/server-owned-fields";
import { z } from "zod";
import { AppError } from "../errors/app-error.ts";

/** Refuses server-owned fields by name; other unknown keys fail the contract. */
export function refuseServerOwnedFields(call: Call, body: unknown): void {
  if (typeof body !== "object" || body === null) return;
  const declaredFields = call.body instanceof z.ZodObject ? call.body.shape : {};
  const refused = Object.keys(body).find(
    (key) => serverOwnedFields.has(key) && !Object.hasOwn(declaredFields, key),
  );
  if (refused)
    throw new AppError("field_not_allowed", {
      fields: { [refused]: "You can't change this field." },
    });
}
