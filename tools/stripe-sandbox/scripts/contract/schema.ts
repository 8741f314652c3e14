/** The part of JSON Schema (as OpenAPI 3.0 writes it) that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

export const refPrefix = "#/components/schemas/";

export function makeListSchema(items: Schema): Schema {
  return {
    type: "object",
    required: ["object", "data", "has_more", "url"],
    properties: {
      object: { type: "string", enum: ["list"] },
      data: { type: "array", items },
      has_more: { type: "boolean" },
      url: { type: "string" },
      total_count: { type: "integer" },
    },
    additionalProperties: false,
  };
}

const strings = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { type: "string" }]));
const objects = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { type: "object" }]));

/** Stripe's errors have no declaration in the SDK that describes the wire. */
export const errorSchema: Schema = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["type"],
      properties: {
        type: {
          type: "string",
          enum: [
            "api_error",
            "card_error",
            "idempotency_error",
            "invalid_request_error",
            "rate_limit_error",
            "authentication_error",
            "permission_error",
          ],
        },
        ...strings("code", "decline_code", "message", "param", "doc_url", "request_log_url"),
        ...strings("charge", "advice_code", "network_advice_code", "network_decline_code"),
        ...strings("payment_method_type"),
        ...objects("payment_intent", "payment_method", "setup_intent", "source"),
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};
