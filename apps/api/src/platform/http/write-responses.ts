import { isDeepStrictEqual } from "node:util";
import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { getWriter, type WriteResponse } from "./response-writer.ts";

type SerializerCompiler = (route: Parameters<FastifySchemaCompiler<z.ZodType>>[0]) => WriteResponse;

/**
 * Writes every response from its contract, so that no other field of a row is exposed. Outside production the response
 * is also fully parsed, and both ways must give the same result; the tests rely on that, but it is too slow for
 * production.
 */
export const writeResponses =
  ({ isChecked }: { isChecked: boolean }): SerializerCompiler =>
  ({ schema, method, url }) => {
    const fail = (cause: unknown): never => {
      throw new Error(`The response of ${method} ${url} does not match its contract.`, { cause });
    };
    // The writer is made when first used: of hundreds of writers, a test or a new process needs only a few.
    const write: WriteResponse = (response) => {
      try {
        return getWriter(schema)(response);
      } catch (cause) {
        return fail(cause);
      }
    };
    if (!isChecked) return write;
    return (response) => {
      const { data, error } = schema.safeParse(response);
      if (error) return fail(error);
      const text = write(response);
      if (!isSame(text, JSON.stringify(data))) fail(new Error(`It was written as ${text}`));
      return text;
    };
  };

/** The order of fields doesn't matter. */
const isSame = (one: string, other: string) =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
