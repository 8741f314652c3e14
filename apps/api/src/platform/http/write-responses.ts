import { isDeepStrictEqual } from "node:util";
import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { type WriteResponse, writerOf } from "./response-writer.ts";

type SerializerCompiler = (route: Parameters<FastifySchemaCompiler<z.ZodType>>[0]) => WriteResponse;

/**
 * Every response is written from its contract, so nothing else of a row gets out. Outside production it is also parsed
 * whole, and both ways must give the same result: the tests rely on it, and it would cost every visitor too much.
 */
export const writeResponses =
  ({ isChecked }: { isChecked: boolean }): SerializerCompiler =>
  ({ schema, method, url }) => {
    const fail = (cause: unknown): never => {
      throw new Error(`The response of ${method} ${url} does not match its contract.`, { cause });
    };
    // Made when first needed: of hundreds of writers, a test or a process that just started needs only a few.
    const write: WriteResponse = (response) => {
      try {
        return writerOf(schema)(response);
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

/** In any order of the fields. */
const isSame = (one: string, other: string) =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
