import type { ErrorCode } from "@boab/contracts/common/errors";

/** Sentences for requests without a response, or with a response that contains no sentence. */
const sentences: Partial<Record<ErrorCode, string>> = {
  not_available: "We can't connect right now. Please try again in a moment.",
  cross_site: "We couldn't check where this came from. Please reload the page and try again.",
};
const defaultErrorSentence = "Something went wrong at our end. Please try again.";

export const getErrorSentence = (code: ErrorCode): string =>
  sentences[code] ?? defaultErrorSentence;

export interface ApiProblem {
  code: ErrorCode;
  /** The message to show to the person. */
  sentence: string;
  /** One sentence for each field of the form that was refused. */
  fields: Record<string, string>;
  status: number;
  requestId: string | null;
  /** The proof of work that would let the same request through. */
  challenge?: string | undefined;
}

/** A refused or failed API call. Act on `code`, show `sentence`. */
export class ApiError extends Error implements ApiProblem {
  override name = "ApiError";
  readonly code: ErrorCode;
  readonly sentence: string;
  /** False when the response contained no sentence and a default is used. */
  readonly isSaidByServer: boolean;
  readonly fields: Record<string, string>;
  readonly status: number;
  readonly requestId: string | null;
  readonly challenge: string | undefined;

  constructor(problem: Partial<ApiProblem> & Pick<ApiProblem, "code" | "status">, cause?: unknown) {
    super(problem.code, { cause });
    this.code = problem.code;
    this.sentence = problem.sentence ?? getErrorSentence(problem.code);
    this.isSaidByServer = problem.sentence !== undefined;
    this.fields = problem.fields ?? {};
    this.status = problem.status;
    this.requestId = problem.requestId ?? null;
    this.challenge = problem.challenge;
  }

  get problem(): ApiProblem {
    const { code, sentence, fields, status, requestId, challenge } = this;
    return { code, sentence, fields, status, requestId, ...(challenge && { challenge }) };
  }
}

/** Reads an `ApiProblem` that a loader threw, as the error boundary receives it. */
export function parseProblem(data: unknown): ApiProblem | null {
  const isProblem =
    typeof data === "object" && data !== null && "code" in data && "sentence" in data;
  return isProblem ? (data as ApiProblem) : null;
}
