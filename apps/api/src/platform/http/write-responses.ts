import type { FastifySchemaCompiler } from "fastify";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import type { z } from "zod";

type SerializerCompiler = (
  route: Parameters<FastifySchemaCompiler<z.ZodType>>[0],
) => (response: unknown) => string;

/**
 * Checks every response against its contract and drops or adds nothing. Responses have no
 * transforms, so parsing equals encoding, which would check parts of them twice.
 */
export const writeResponses: SerializerCompiler = ({ schema, method, url }) => {
  return (response) => {
    const { data, error } = schema.safeParse(response);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
};
