import { z } from "zod";

type Schema = z.ZodType;

export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  ResponseSchema extends Schema = Schema,
> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The published path, with Fastify's `:name` for parameters. The browser adds `/api`. */
  path: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  response: ResponseSchema;
  /** HTTP status of a successful response. */
  status?: 200 | 201 | 202 | 204;
}

/** The response of a call without a body (204). */
export const noContent = z.void();

/** One call of the published contract; the API registers it and the web client calls it. */
export function defineCall<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const ResponseSchema extends Schema = Schema,
>(call: Call<Params, Query, Body, ResponseSchema>): Call<Params, Query, Body, ResponseSchema> {
  return call;
}

type Declared<Part> = NonNullable<Part>;
type IsDeclared<Part> = [Declared<Part>] extends [never] ? false : true;
type PartInput<Part> = Declared<Part> extends Schema ? z.input<Declared<Part>> : undefined;

/** A call's input; sections it doesn't declare are left out. */
export type CallInput<C extends Call> = (IsDeclared<C["params"]> extends true
  ? { params: PartInput<C["params"]> }
  : { params?: undefined }) &
  (IsDeclared<C["query"]> extends true
    ? { query?: PartInput<C["query"]> }
    : { query?: undefined }) &
  (IsDeclared<C["body"]> extends true ? { body: PartInput<C["body"]> } : { body?: undefined });

/** A call as the browser knows it: method and path, with input and response as types only. */
export interface BrowserCall<C extends Call = Call> extends Pick<Call, "method" | "path"> {
  /** This property only carries the type and doesn't exist at run time. */
  readonly contract?: C;
}

/** A call whose input has no required section can be called without input. */
export type OptionalInput<Input> =
  Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** One section of a call's input after validation, for the handler. */
export type PartOutput<Part> =
  IsDeclared<Part> extends true
    ? Declared<Part> extends Schema
      ? z.output<Declared<Part>>
      : undefined
    : undefined;

export type CallResponse<C extends Call> = z.output<C["response"]>;
