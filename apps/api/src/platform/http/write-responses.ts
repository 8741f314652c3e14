import { isDeepStrictEqual } from "node:util";
import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { type WriteResponse, writerOf } from "./response-writer.ts";

type SerializerCompiler = (route: Parameters<FastifySchemaCompiler<z.ZodType>>[0]) => WriteResponse;

/**
 * Every response is written from its contract, so nothing else of a row gets out. Outside production it is also checked
 * whole, and both ways must say the same: that is what the tests prove, and too expensive for every visitor.
 */
export const writeResponses =
  ({ isChecked }: { isChecked: boolean }): SerializerCompiler =>
  ({ schema, method, url }) => {
    const fail = (cause: unknown): never => {
      throw new Error(`The response of ${method} ${url} is not as its contract says.`, { cause });
    };
    // The writer is made when it is first needed: most of hundreds are not, in a test or in a process that just started.
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

/** Whatever the order of the fields. */
const isSame = (one: string, other: string) =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
