import type { FastifySchemaCompiler } from "fastify";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import type { z } from "zod";

type SerializerCompiler = (
  route: Parameters<FastifySchemaCompiler<z.ZodType>>[0],
) => (response: unknown) => string;

/**
 * Holds every answer against its contract and leaves out nothing and adds nothing. Answers hold no
 * transforms, so parsing them says the same as encoding, which checks parts of them twice.
 */
export const writeResponses: SerializerCompiler = ({ schema, method, url }) => {
  return (response) => {
    const { data, error } = schema.safeParse(response);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
};
